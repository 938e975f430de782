import {useCallback, useRef, useState} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import {useOverflow} from '../../components/viewport/useOverflow';

/**
 * Lets long lines of a sample wrap.
 *
 * @param code - The sample.
 * @returns What the parts of a block of code work with.
 */
export function useWordWrap(code: string): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  // Other code has another element.
  const isCodeScrollable = useOverflow(codeBlockRef, code);
  const toggle = useCallback(() => setIsEnabled((value) => !value), []);

  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
