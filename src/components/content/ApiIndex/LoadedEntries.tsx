import {useEffect, useRef, useState, type ReactNode} from 'react';
import LoadFailure from '@site/src/components/site/LoadFailure';
import styles from './styles.module.css';

export interface EntriesProps {
  /** Version of the documentation: `current`, or the name of an archived one. */
  version: string;
  /** Takes the element that holds the entries, once they are there. */
  onReady: (element: HTMLElement) => void;
}

async function fetchEntries(signal: AbortSignal): Promise<string> {
  const response = await fetch(window.location.pathname, {signal});
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const entries = page.getElementById('api-index-entries')?.innerHTML;
  if (!entries) {
    throw new Error(`${response.url} has no entries (status ${response.status}).`);
  }
  return entries;
}

/**
 * The entries of the index in the browser: those that the page brought along as HTML, which React leaves alone. A reader
 * who comes from another page of the site has not loaded that HTML, so it is fetched.
 *
 * @param props - See `EntriesProps`.
 */
export default function LoadedEntries({version, onReady}: EntriesProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  // React replaces the HTML when the object is another one, so it has to stay the same.
  const [html, setHtml] = useState({__html: ''});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const element = frame.current;
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
        ref={frame}
        className={styles.entries}
        id="api-index-entries"
        suppressHydrationWarning
        dangerouslySetInnerHTML={html}
      />
    </>
  );
}
