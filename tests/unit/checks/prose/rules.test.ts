import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {proseRules} from '../../../../checks/prose/rules.ts';

/** For each rule, sentences that it reports, and correct sentences with similar words. */
const examples = parse(readFileSync('tests/data/prose.yaml', 'utf8')) as Record<
  string,
  {bad: string[]; good: string[]}
>;

function match(pattern: RegExp, text: string): boolean {
  return pattern.test(text.replaceAll(/`[^`]+`/g, 'Code'));
}

test('have examples for each rule in tests/data/prose.yaml', () => {
  expect(Object.keys(examples)).toEqual(proseRules.map(({name}) => name));
});

test.each(proseRules.map((rule) => [rule.name, rule] as const))(
  'the rule "%s" reports only the bad examples',
  (name, {pattern}) => {
    const {bad = [], good = []} = examples[name] ?? {};
    expect(bad.filter((text) => !match(pattern, text))).toEqual([]);
    expect(good.filter((text) => match(pattern, text))).toEqual([]);
  },
);
