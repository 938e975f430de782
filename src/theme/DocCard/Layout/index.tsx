// Change: without the theme's utility class for the padding, which no style sheet can override.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Description from '@theme/DocCard/Description';
import CardHeading from '@theme/DocCard/Heading';
import type {Props} from '@theme/DocCard/Layout';

/** Renders a card that links to a page or category. */
export default function DocCardLayout({item, className, href, icon, title, description}: Props): ReactNode {
  return (
    <Link href={href} className={clsx('card', ThemeClassNames.docs.docCard.container, className)}>
      <CardHeading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
    </Link>
  );
}
