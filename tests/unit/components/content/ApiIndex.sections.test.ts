// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {drawSections, findSections, listed, openAt, type Section} from '@site/src/components/content/ApiIndex/sections';

const everything = {query: '', kind: ''};
let sections: Section[];

function entry(kind: string, name: string): string {
  return `<li id="${kind}-${name}"><code><a href="#${kind}-${name}">${name}</a>()</code><p><span>core.</span> A page</p></li>`;
}

/** As the server writes it, read where scripts run: there, `noscript` holds text. */
function section(kind: string, names: readonly string[]): string {
  const entries = names.map((name) => entry(kind, name));
  const text = document.createElement('noscript');
  text.textContent = `<ul>${entries.slice(listed).join('')}</ul>`;
  const rest = names.length > listed ? text.outerHTML : '';
  return `<section data-kind="${kind}" data-title="Names" data-size="${names.length}">
    <ul>${entries.slice(0, listed).join('')}</ul>${rest}<button type="button" hidden></button></section>`;
}

function shown(kind: string): string[] {
  return [...document.querySelectorAll(`[data-kind="${kind}"] li`)].map(({id}) => id);
}

function button(kind: string): HTMLButtonElement {
  return document.querySelector<HTMLButtonElement>(`[data-kind="${kind}"] button`)!;
}

beforeEach(() => {
  const functions = Array.from({length: listed + 5}, (_, index) => `get_${index}`);
  document.body.innerHTML = section('function', functions) + section('class', ['manager', 'get_all']);
  sections = findSections(document.body);
});

test('a long list begins, says how much more there is, and costs nothing until it is asked for', () => {
  expect(drawSections(sections, everything)).toEqual({shown: listed + 7, all: listed + 7});
  expect(shown('function')).toHaveLength(listed);
  expect(button('function')).toMatchObject({hidden: false, textContent: 'Names: show 5 more'});
  expect(button('class').hidden).toBe(true);
  expect(sections.every(({rows}) => rows === undefined)).toBe(true);
});

test('a filter finds what the list has left out', () => {
  expect(drawSections(sections, {query: `get_${listed + 3}`, kind: ''})).toEqual({shown: 1, all: listed + 7});
  expect(shown('function')).toEqual([`function-get_${listed + 3}`]);
  expect(sections[1]!.element.hidden).toBe(true);
  expect(button('function').hidden).toBe(true);
  drawSections(sections, {query: 'get', kind: 'function'});
  expect(shown('function')).toHaveLength(listed);
  expect(button('function').textContent).toBe('Names: show 5 more');
  drawSections(sections, everything);
  expect(shown('class')).toEqual(['class-manager', 'class-get_all']);
});

test('a list that is opened stands there as a whole', () => {
  sections[0]!.isWhole = true;
  drawSections(sections, everything);
  expect(shown('function')).toHaveLength(listed + 5);
  expect(button('function').hidden).toBe(true);
});

test('only the list that leaves out what the address names is opened', () => {
  expect(openAt(sections, `function-get_${listed}`)).toBe(true);
  expect(sections.map(({isWhole}) => isWhole)).toEqual([true, false]);
  expect(openAt(sections, 'function-get_1')).toBe(true);
  expect(sections.map(({isWhole}) => isWhole)).toEqual([false, false]);
  expect(openAt(sections, 'class-nothing')).toBe(false);
  expect(openAt(sections)).toBe(false);
});
