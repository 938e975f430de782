import {expect, test} from 'vitest';
import {describeDrawing} from '@site/src/markdown/diagrams/describe';

const drawing = '<svg role="group" aria-label="Flowchart" viewBox="0 0 9 9"><g aria-label="inner"/></svg>';

test('names a drawing after its type and the heading above', () => {
  expect(describeDrawing(drawing, 'flowchart LR\n  a --> b', 'Use "get"')).toBe(
    '<svg role="group" aria-label="Flowchart: Use &quot;get&quot;" viewBox="0 0 9 9"><g aria-label="inner"/></svg>',
  );
  expect(describeDrawing(drawing, 'flowchart LR', '')).toBe(drawing);
});

test('prefers the title in the source, and adds its description', () => {
  const code = 'flowchart LR\n  accTitle: States of a task\n  accDescr: It runs & ends.\n  a --> b';
  const described = describeDrawing(drawing, code, 'Heading');
  expect(described).toContain('aria-label="Flowchart: States of a task"');
  expect(described).toContain('viewBox="0 0 9 9"><desc>It runs &amp; ends.</desc><g');
});
