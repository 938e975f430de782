import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {SearchHit} from '@site/src/search/types';

const selectedOption = '[aria-selected="true"]';

interface HitSelection {
  /** Ref for the element that contains the options. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Index of the selected option, or -1 if none is selected. */
  selectedIndex: number;
  select: (index: number) => void;
  /** Selects the next option, or the previous one for a step of -1. It wraps around at the ends. */
  move: (step: 1 | -1) => void;
  clickSelected: (modifiers: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => void;
}

/** Keeps track of the selected hit. A new list of hits selects the initial index, which is -1 for none. */
export function useHitSelection(hits: readonly SearchHit[], initialIndex: number): HitSelection {
  const listRef = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState<{hits: readonly SearchHit[]; index: number}>();
  const selectedIndex = selection?.hits === hits ? selection.index : initialIndex;

  useEffect(() => {
    listRef.current?.querySelector(selectedOption)?.scrollIntoView({block: 'nearest'});
  }, [selection]);

  const select = useCallback((index: number): void => setSelection({hits, index}), [hits]);
  return {
    listRef,
    selectedIndex,
    select,
    move: (step) => {
      const start = Math.max(selectedIndex, step === 1 ? -1 : 0);
      select((start + step + hits.length) % hits.length);
    },
    clickSelected: ({ctrlKey, metaKey, shiftKey}) => {
      const init = {ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true};
      listRef.current?.querySelector(selectedOption)?.dispatchEvent(new MouseEvent('click', init));
    },
  };
}
