import {useState, type ReactNode} from 'react';

const load = () => import('./copyMarkdown');

/**
 * Shows a button that copies a page as Markdown, and says below it whether that worked. The code is loaded when the reader
 * points at the button, so that it is usually there before the click.
 */
export default function CopyMarkdown({url}: {url: string}): ReactNode {
  const [status, setStatus] = useState('');
  const prepare = () => void load().catch(() => undefined);
  const copy = () => {
    setStatus('');
    load()
      .then(({default: copyMarkdown}) => copyMarkdown(url))
      .then(setStatus, () => setStatus("Not copied: the Markdown couldn't be loaded."));
  };
  return (
    <>
      <button type="button" onPointerEnter={prepare} onFocus={prepare} onClick={copy}>
        Copy as Markdown
      </button>
      <span role="status">{status}</span>
    </>
  );
}
