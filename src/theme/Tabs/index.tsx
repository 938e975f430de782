import type {KeyboardEvent, ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

/** Selects the focused tab with Space, which would scroll the page, and moves to the first and the last one with Home and End. */
function onKeyDown(event: KeyboardEvent): void {
  const tab = event.target;
  if (!(tab instanceof HTMLElement && tab.role === 'tab')) {
    return;
  }
  if (event.key === ' ') {
    event.preventDefault();
    tab.click();
  } else if (event.key === 'Home' || event.key === 'End') {
    event.preventDefault();
    const end = event.key === 'Home' ? tab.parentElement?.firstElementChild : tab.parentElement?.lastElementChild;
    (end as HTMLElement | null | undefined)?.focus();
  }
}

/** Renders tabs that answer the keys that screen readers announce for tabs. */
export default function TabsWrapper(props: Props): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- The tabs inside have the focus and the role.
    <div onKeyDown={onKeyDown}>
      <Tabs {...props} />
    </div>
  );
}
