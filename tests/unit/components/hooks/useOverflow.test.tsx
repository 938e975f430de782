// @vitest-environment jsdom
import {createRef} from 'react';
import {act, renderHook} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import {useOverflow} from '@site/src/components/hooks/useOverflow';
import {resize} from '../../mocks/ResizeObserver';

test('updates with the width of the content until the component unmounts', () => {
  const element = document.createElement('div');
  let width = 300;
  const measure = vi.fn(() => width);
  Object.defineProperties(element, {scrollWidth: {get: measure}, clientWidth: {value: 300}});
  const ref = {...createRef<HTMLElement>(), current: element};
  const {result, unmount} = renderHook(() => useOverflow(ref));
  const resizeTo = (newWidth: number): boolean => {
    width = newWidth;
    act(() => resize());
    return result.current;
  };
  expect(result.current).toBe(false);
  expect(resizeTo(301)).toBe(true);
  expect(resizeTo(300)).toBe(false);
  unmount();
  measure.mockClear();
  resize();
  expect(measure).not.toHaveBeenCalled();
});

test('returns false without an element', () => {
  expect(renderHook(() => useOverflow(createRef())).result.current).toBe(false);
});
