// Change: the icon has a role, because an SVG image without a role must not have a label.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

/** Renders the icon after links to other sites. */
export default function IconExternalLink({width = 13.5, height = 13.5}: Props): ReactNode {
  return (
    <svg
      role="img"
      width={width}
      height={height}
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
      className={styles.icon}>
      {/* The theme adds this symbol to every page. */}
      <use href="#theme-svg-external-link" />
    </svg>
  );
}
