import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import AppReleaseSummary from '@site/src/components/content/AppReleaseSummary';
import PageContents from '@site/src/components/site/PageContents';
import PageFacts from '@site/src/components/site/PageFacts';
import PageFeedback from '@site/src/components/site/PageFeedback';
import ReleaseSummary from '@site/src/components/content/ReleaseSummary';
import type {ReleaseFrontMatter} from '@site/src/moodle/releases/frontMatter';

/** Adds a line with facts and actions and the contents below the title of a page, a summary above release notes, and a feedback form at the end. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata} = useDoc();
  const {release, appRelease} = metadata.frontMatter as ReleaseFrontMatter;
  return (
    <>
      <Content>
        <PageFacts />
        <PageContents />
        {release && <ReleaseSummary {...release} />}
        {appRelease && <AppReleaseSummary {...appRelease} />}
        {children}
      </Content>
      <PageFeedback />
    </>
  );
}
