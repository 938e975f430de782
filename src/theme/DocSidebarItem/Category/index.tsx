import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import {linkButton} from '@site/src/components/site/LinkButton';

/**
 * Makes the heading of a category without a page a button. Before hydration and without JavaScript it is a link to the first
 * page of the category, as in the stock component.
 */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {collapsible, href} = props.item;
  // The stock component passes unknown properties to the link.
  const isButton = isBrowser && collapsible && href === undefined;
  return <Category {...(isButton && linkButton)} {...props} />;
}
