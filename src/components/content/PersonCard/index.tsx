import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {checkText, checkUrl} from '../props';
import styles from './styles.module.css';

export interface Props {
  name: string;
  role: string;
  url?: string;
  children?: ReactNode;
}

/** Renders a card with a person's name, which links to their public page, and role. */
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
