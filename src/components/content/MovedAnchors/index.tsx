import {useEffect, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

export interface Props {
  /** Old anchors of the page, each with the route and anchor that replace it, without base URL. */
  anchors: readonly (readonly [from: string, to: string])[];
}

/**
 * Redirects readers who open an old anchor to the page that the section has moved to. `src/markdown/oldAnchors.ts` adds
 * the component to pages. Without JavaScript, readers see the page that the section was on.
 */
export default function MovedAnchors({anchors}: Props): ReactNode {
  const {hash} = useLocation();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const brokenLinks = useBrokenLinks();
  // Register the targets, so that the build checks them like all other links.
  anchors.forEach(([, to]) => brokenLinks.collectLink(withBaseUrl(to)));

  const target = anchors.find(([from]) => `#${from}` === hash)?.[1];
  useEffect(() => {
    if (target !== undefined) {
      history.replace(withBaseUrl(target));
    }
  }, [target, history, withBaseUrl]);
  return null;
}
