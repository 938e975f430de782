import {useDeferredValue, useEffect, useId, useState, type ReactNode} from 'react';
import {useEarlyText} from '@site/src/components/hooks/useEarlyText';
import LoadFailure from '@site/src/components/site/LoadFailure';
import {maxMessages} from '@site/src/errors/explain';
import {maxPasteLength} from '@site/src/errors/paste';
import {formatCount} from '../formatCount';
import Message from './Message';
import {useErrors} from './useErrors';
import styles from './styles.module.css';

/**
 * A field for an error message, debug output, a log or the answer of a web service. Below it, the component explains each
 * message: where the platform raises it, with which values, what the trace says, and which page tells how to fix it.
 * Nothing that the reader enters leaves the page.
 */
export default function ErrorFinder(): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const input = useEarlyText<HTMLTextAreaElement>(setText);
  useEffect(() => {
    // The 404 page leads here with the error code of an address that the platform built.
    setText((typed) => typed || (new URLSearchParams(location.search).get('message') ?? ''));
  }, []);
  const {messages, pluginFolders, failure, retry} = useErrors(useDeferredValue(text));
  const known = messages?.filter(({matches}) => matches.length > 0).length ?? 0;
  return (
    <div className={styles.finder}>
      <div className={styles.form}>
        <label htmlFor={id}>Error message, debug output or log</label>
        <textarea
          ref={input}
          id={id}
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {failure !== undefined && <LoadFailure message={failure} onRetry={retry} />}
      <p role="status" className={styles.status}>
        {messages && (known === 0 ? 'No known message found.' : `${formatCount(known, 'known message')} found.`)}
        {text.length > maxPasteLength && ` Only the first ${maxPasteLength.toLocaleString('en')} characters were read.`}
        {messages?.length === maxMessages && ` Only the first ${maxMessages} different messages are shown.`}
      </p>
      {messages
        ?.filter(({matches}) => matches.length > 0 || known === 0)
        .map((message) => (
          <Message key={message.text} message={message} pluginFolders={pluginFolders} />
        ))}
    </div>
  );
}
