// @vitest-environment jsdom
import {createRef} from 'react';
import {act, renderHook} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {useOverflow} from '@site/src/components/viewport/useOverflow';
import {resize} from '../../stand-ins/ResizeObserver';

test('follows the width of what is inside, until the component goes', () => {
  const frame = document.createElement('div');
  let width = 300;
  const measure = vi.fn(() => width);
  Object.defineProperties(frame, {scrollWidth: {get: measure}, clientWidth: {value: 300}});
  const element = {...createRef<HTMLElement>(), current: frame};
  const {result, unmount} = renderHook(() => useOverflow(element));
  const becomes = (wide: number): boolean => {
    width = wide;
    act(() => resize());
    return result.current;
  };
  expect(result.current).toBe(false);
  expect(becomes(301)).toBe(true);
  expect(becomes(300)).toBe(false);
  unmount();
  measure.mockClear();
  resize();
  expect(measure).not.toHaveBeenCalled();
});

test('says nothing of an element that is not there', () => {
  expect(renderHook(() => useOverflow(createRef())).result.current).toBe(false);
});
