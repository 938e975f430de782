import {useCallback, useEffect, useRef, useState} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';

/**
 * Lets long lines of a sample wrap. Whether there are any is known from changes of its size, which the browser tells: by
 * then it has laid the sample out, also one that was in a closed tab or far away.
 *
 * @param code - The sample.
 * @returns What the parts of a block of code work with.
 */
export function useWordWrap(code: string): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  const toggle = useCallback(() => setIsEnabled((value) => !value), []);

  useEffect(() => {
    const block = codeBlockRef.current;
    if (!block) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setIsCodeScrollable(block.scrollWidth > block.clientWidth));
    [block, ...block.children].forEach((part) => observer.observe(part));
    return () => observer.disconnect();
    // Other code has another element.
  }, [code]);

  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
