import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchAnswer} from '@site/src/search/types';

interface Props {
  query: string;
  answer: SearchAnswer;
  className: string | undefined;
  renderName: (name: string) => ReactNode;
}

/** Says that no page is about the query, names what is similar to it, and says where else to look. */
export default function UncoveredNote({query, answer, className, renderName}: Props): ReactNode {
  const {hits, similarNames = []} = answer;
  const isName = similarNames.length > 0 || hits.some(({symbol}) => symbol) || !/\s/.test(query);
  return (
    <p className={className}>
      {isName ? (
        <>
          No page mentions <code>{query}</code>.
        </>
      ) : (
        'This site may not cover this subject: no page is about all of these words.'
      )}{' '}
      {similarNames.length > 0 && (
        <>
          Did you mean{' '}
          {similarNames.map((name, index) => (
            <span key={name}>
              {index > 0 && ' or '}
              {renderName(name)}
            </span>
          ))}
          ?{' '}
        </>
      )}
      You can also look in the{' '}
      <Link to={`/docs/api-index?${new URLSearchParams({q: query}).toString()}`}>API index</Link> or{' '}
      <Link to="/general/channels">ask the community</Link>.
    </p>
  );
}
