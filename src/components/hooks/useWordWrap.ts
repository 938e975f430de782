import {useCallback, useRef, useState} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import {useOverflow} from './useOverflow';

/**
 * Replaces the theme's `useCodeWordWrap`, which measures every code block when the page starts. This hook uses a
 * `ResizeObserver` instead.
 */
export function useWordWrap(code: string): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  // Pass the code, because the element is replaced when the code changes.
  const isCodeScrollable = useOverflow(codeBlockRef, code);
  const toggle = useCallback(() => setIsEnabled((value) => !value), []);

  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
