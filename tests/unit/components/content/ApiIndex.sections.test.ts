// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {
  expandAt,
  findSections,
  initialLength,
  renderSections,
  type Section,
} from '@site/src/components/content/ApiIndex/sections';

const everything = {query: '', kind: ''};
let sections: Section[];

function entry(kind: string, name: string): string {
  return `<li id="${kind}-${name}"><code><a href="#${kind}-${name}">${name}</a>()</code><p><span>core.</span> A page</p></li>`;
}

/** Returns a section as the server renders it. With JavaScript, browsers parse the content of `noscript` as text. */
function section(kind: string, names: readonly string[]): string {
  const entries = names.map((name) => entry(kind, name));
  const text = document.createElement('noscript');
  text.textContent = `<ul>${entries.slice(initialLength).join('')}</ul>`;
  const rest = names.length > initialLength ? text.outerHTML : '';
  return `<section data-kind="${kind}" data-title="Names" data-size="${names.length}">
    <ul>${entries.slice(0, initialLength).join('')}</ul>${rest}<button type="button" hidden></button></section>`;
}

function shown(kind: string): string[] {
  return [...document.querySelectorAll(`[data-kind="${kind}"] li`)].map(({id}) => id);
}

function button(kind: string): HTMLButtonElement {
  return document.querySelector<HTMLButtonElement>(`[data-kind="${kind}"] button`)!;
}

beforeEach(() => {
  const functions = Array.from({length: initialLength + 5}, (_, index) => `get_${index}`);
  document.body.innerHTML = section('function', functions) + section('class', ['manager', 'get_all']);
  sections = findSections(document.body);
});

test('shows the start of a long list and the number of hidden entries, without parsing them', () => {
  expect(renderSections(sections, everything)).toEqual({shown: initialLength + 7, all: initialLength + 7});
  expect(shown('function')).toHaveLength(initialLength);
  expect(button('function')).toMatchObject({hidden: false, textContent: 'Names: show 5 more'});
  expect(button('class').hidden).toBe(true);
  expect(sections.every(({rows}) => rows === undefined)).toBe(true);
});

test('finds hidden entries with the filter', () => {
  expect(renderSections(sections, {query: `get_${initialLength + 3}`, kind: ''})).toEqual({
    shown: 1,
    all: initialLength + 7,
  });
  expect(shown('function')).toEqual([`function-get_${initialLength + 3}`]);
  expect(sections[1]!.element.hidden).toBe(true);
  expect(button('function').hidden).toBe(true);
  renderSections(sections, {query: 'get', kind: 'function'});
  expect(shown('function')).toHaveLength(initialLength);
  expect(button('function').textContent).toBe('Names: show 5 more');
  renderSections(sections, everything);
  expect(shown('class')).toEqual(['class-manager', 'class-get_all']);
});

test('expands only the list that hides the linked entry', () => {
  expect(expandAt(sections, `function-get_${initialLength}`)).toBe(true);
  expect(sections.map(({isExpanded}) => isExpanded)).toEqual([true, false]);
  expect(expandAt(sections, 'function-get_1')).toBe(true);
  expect(sections.map(({isExpanded}) => isExpanded)).toEqual([false, false]);
  expect(expandAt(sections, 'class-nothing')).toBe(false);
  expect(expandAt(sections)).toBe(false);
});
