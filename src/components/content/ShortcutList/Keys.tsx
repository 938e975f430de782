import {Fragment, type ReactNode} from 'react';
import type {Shortcut} from './shortcuts';

/** Shows the keys of a shortcut, such as "Ctrl + K". Between shortcuts that do the same is the given text. */
export default function Keys({keys, between}: Pick<Shortcut, 'keys'> & {between: string}): ReactNode {
  return keys.map((combination, index) => (
    <Fragment key={combination.join(' ')}>
      {index > 0 && between}
      {combination.map((key, position) => (
        <Fragment key={key}>
          {position > 0 && ' + '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}
