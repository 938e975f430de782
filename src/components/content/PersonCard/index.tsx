import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {checkText, checkUrl} from '../props';
import styles from './styles.module.css';

export interface Props {
  name: string;
  /** What the person does or has done. */
  role: string;
  /** Public page of the person, if there is one. */
  url?: string;
  /** More about the person. */
  children?: ReactNode;
}

/**
 * A person with the role that they have, linked to their public page.
 *
 * @throws PropError for a missing name or role, and for a malformed address.
 */
export default function PersonCard({children, ...props}: Props): ReactNode {
  const name = checkText('PersonCard', 'name', props.name);
  const role = checkText('PersonCard', 'role', props.role);
  const url = props.url === undefined ? undefined : checkUrl('PersonCard', props.url);
  return (
    <article className={styles.card} aria-label={name}>
      <p className={styles.name}>{url === undefined ? name : <Link to={url}>{name}</Link>}</p>
      <p className={styles.role}>{role}</p>
      {children}
    </article>
  );
}
