// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {act, fireEvent, render, screen} from '@testing-library/react';
import ScrollTable from '@site/src/components/site/ScrollTable';
import {resize} from '../../mocks/ResizeObserver';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Sets the widths, because jsdom doesn't lay out elements. */
function draw(tableWidth: number, frameWidth: number): void {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(tableWidth);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(frameWidth);
  render(
    <ScrollTable>
      <tbody>
        <tr>
          <td>Apple</td>
        </tr>
      </tbody>
    </ScrollTable>,
  );
  act(resize);
}

describe('ScrollTable', () => {
  test('is a tab stop if the table is wider than its frame', () => {
    draw(600, 300);
    expect(screen.getByRole('group', {name: 'Table, scrolls sideways'}).tabIndex).toBe(0);
  });

  test('is not a tab stop if the table fits', () => {
    draw(300, 300);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('table')).toBeDefined();
  });

  test('shades the right edge until the reader has scrolled to the end', () => {
    draw(600, 300);
    const frame = screen.getByRole('group');
    expect(frame.className).toContain('shaded');
    fireEvent.scroll(frame, {target: {scrollLeft: 150}});
    expect(frame.className).toContain('shaded');
    fireEvent.scroll(frame, {target: {scrollLeft: 299.5}});
    expect(frame.className).not.toContain('shaded');
  });
});
