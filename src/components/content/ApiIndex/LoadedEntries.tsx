import {useEffect, useRef, useState, type ReactNode} from 'react';
import LoadFailure from '@site/src/components/site/LoadFailure';
import styles from './styles.module.css';

export interface EntriesProps {
  /** The documentation version: `current` or the name of an archived version. */
  version: string;
  /** Called with the element that contains the entries when they have loaded. */
  onReady: (element: HTMLElement) => void;
}

async function fetchEntries(signal: AbortSignal): Promise<string> {
  const response = await fetch(window.location.pathname, {signal});
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const entries = page.getElementById('api-index-entries')?.innerHTML;
  if (!entries) {
    throw new Error(`No API index entries in ${response.url} (status ${response.status}).`);
  }
  return entries;
}

/**
 * Shows the entries of the index in the browser. If the page was loaded from the server, React keeps its HTML. After
 * client-side navigation, the component fetches the page and takes the entries from its HTML.
 */
export default function LoadedEntries({version, onReady}: EntriesProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  // The same object is kept between renders, because React would set the HTML again for a new object.
  const [html, setHtml] = useState({__html: ''});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const element = container.current;
    if (!element) {
      return undefined;
    }
    if (element.hasChildNodes()) {
      onReady(element);
      return undefined;
    }
    const controller = new AbortController();
    fetchEntries(controller.signal).then(
      (entries) => {
        setFailure(undefined);
        setHtml({__html: entries});
      },
      (error: unknown) => !controller.signal.aborted && setFailure(String(error)),
    );
    return () => controller.abort();
  }, [html, attempt, version, onReady]);

  return (
    <>
      {failure !== undefined && <LoadFailure message={failure} onRetry={() => setAttempt(attempt + 1)} />}
      <div
        ref={container}
        className={styles.entries}
        id="api-index-entries"
        suppressHydrationWarning
        dangerouslySetInnerHTML={html}
      />
    </>
  );
}
