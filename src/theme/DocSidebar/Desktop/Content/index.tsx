import {useEffect, useRef, type ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import styles from './styles.module.css';

const currentLink = '[aria-current="page"]';

/** Scrolls the sidebar to the current page when its entry is out of view. */
export default function DocSidebarContent(props: Props): ReactNode {
  const {path} = props;
  const wrapper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = wrapper.current?.firstElementChild;
    const link = list?.querySelector(currentLink)?.getBoundingClientRect();
    const frame = list?.getBoundingClientRect();
    if (list && link && frame && (link.top < frame.top || link.bottom > frame.bottom)) {
      list.scrollTop += (link.top + link.bottom) / 2 - (frame.top + frame.height / 2);
    }
  }, [path]);

  return (
    <div ref={wrapper} className={styles.wrapper}>
      <Content {...props} />
    </div>
  );
}
