import {describe, expect, test} from 'vitest';
import {layOutSection, layOutTitle} from '@site/src/finish/preview-images/layout';

/** Every character is half as wide as it is high. */
const measure = (text: string, size: number): number => (text.length * size) / 2;
const width = 1000;
const layOut = (title: string) => layOutTitle(title, width, measure);

describe('a title', () => {
  test('wraps into lines of similar length', () => {
    expect(layOut('Accepting dynamic names in a form')).toEqual({
      size: 92,
      lines: ['Accepting dynamic', 'names in a form'],
    });
  });

  test('gets smaller until it needs at most three lines', () => {
    const {size, lines} = layOut('Troubleshooting when setting up your development environment for the Moodle App');
    expect(size).toBe(62);
    expect(lines).toEqual(['Troubleshooting when setting', 'up your development', 'environment for the Moodle App']);
  });

  test('ends in an ellipsis if it is too long for three lines of the smallest size', () => {
    const title = 'word '.repeat(60).trim();
    const {size, lines} = layOut(title);
    expect({size, count: lines.length}).toEqual({size: 54, count: 3});
    expect(lines.at(-1)).toMatch(/word…$/);
  });

  test('wraps a long name after a separator, and a name without separators anywhere', () => {
    expect(layOut('core_external_get_the_very_long_name_of_a_function').lines).toEqual([
      'core_external_get_the_very_long_name_',
      'of_a_function',
    ]);
    expect(layOut('x'.repeat(50)).lines).toEqual(['x'.repeat(37), 'x'.repeat(13)]);
  });
});

describe('a section', () => {
  const layOutNames = (section: readonly string[]) => layOutSection(section, 40, (text) => text.length);

  test('is a path in one line', () => {
    expect(layOutNames(['API guides', 'Core APIs'])).toBe('API guides › Core APIs');
    expect(layOutNames([])).toBe('');
  });

  test('leaves out the middle, then the start', () => {
    expect(layOutNames(['Developer docs', 'API guides', 'Plugin types', 'Editors'])).toBe(
      'Developer docs › … › Editors',
    );
    expect(layOutNames(['Developer docs', 'API guides', 'Types', 'TinyMCE'])).toBe(
      'Developer docs › … › Types › TinyMCE',
    );
    expect(layOutNames(['Developer docs', 'A rather long name of a category'])).toBe(
      'A rather long name of a category',
    );
  });

  test('shortens a name that is too wide', () => {
    expect(layOutNames(['Docs', 'The name of a category that does not fit into one line'])).toBe(
      'The name of a category that does not…',
    );
  });
});
