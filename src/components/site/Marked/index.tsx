import {Fragment, type ReactNode} from 'react';
import type {MarkedText} from '@site/src/search/types';

/** Highlights the matches in the text of a search hit. The text is never interpreted as HTML. */
export default function Marked({marked: {text, ranges}}: {marked: MarkedText}): ReactNode {
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={index}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
