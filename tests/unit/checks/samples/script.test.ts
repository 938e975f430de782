import {describe, expect, test} from 'vitest';
import {problemsOf, fences} from './site';

const {js, ts} = fences;

describe('valid samples', () => {
  test.each<[name: string, meta: string, code: string]>([
    [
      'JavaScript',
      js,
      "import {get_string as getString} from 'core/str';\n\nexport const init = () => getString('a');",
    ],
    ['AMD module', js, "define(['jquery'], function($) {\n    return {init: async() => $('a').b?.(await c)};\n});"],
    ['JavaScript class body', `${js} kind=class-body`, 'static a = 1;\n\nasync b() {\n    await c();\n}'],
    ['JavaScript array', `${js} kind=array`, "'a',\n{b: 1},"],
    ['JavaScript expression', `${js} kind=expression`, '{a: 1}'],
    ['JSX', 'jsx title="a.jsx"', 'const A = ({b}) => <>{b?.map((c) => <li key={c} />)}</>;'],
    ['TypeScript with decorators', ts, "@Component({selector: 'a'})\nexport class A {\n  b?: string;\n}"],
  ])('%s', async (_, meta, code) => {
    expect(await problemsOf(meta, code)).toEqual([]);
  });
});

describe('problems', () => {
  test.each<[meta: string, code: string, problems: string[]]>([
    [js, 'const a = ;', ['2: invalid js (statements): Unexpected token ;']],
    [js, 'const a: string = 1;', ['2: invalid js (statements): Unexpected token :']],
    [js, 'f();\nconst a;', ['3: invalid js (statements): Unexpected token ;']],
    [
      js,
      'const f = () => {\n    await g();\n};',
      ["3: invalid js (statements): Cannot use keyword 'await' outside an async function"],
    ],
    [js, 'const a = <b/>;', ['2: invalid js (statements): Unexpected token <']],
    [js, 'f();\n\tg();', ['3: the line contains a tab; use spaces instead']],
    [`${js} kind=array`, '1,\n{a: },', ['3: invalid js (array): Unexpected token }']],
    [`${js} kind=expression`, '{a: }', ['2: invalid js (expression): Unexpected token }']],
    ['jsx title="a.jsx"', 'const A = () => <b>;', ['2: invalid jsx (statements): Unterminated JSX contents']],
    [
      'tsx title="a.tsx"',
      'const A = () => <b>;',
      ["2: invalid tsx (statements): JSX element 'b' has no corresponding closing tag"],
    ],
    [ts, 'class A {\n  a?: string;', ["3: invalid ts (statements): '}' expected"]],
    [`${ts} kind=class-body`, 'a = 1;\nb(;', ['3: invalid ts (class-body): Parameter declaration expected']],
    [ts, 'f();\nconst a: string;', ["3: invalid ts (statements): 'const' declarations must be initialized"]],
  ])('%s: %s', async (meta, code, expected) => {
    expect(await problemsOf(meta, code)).toEqual(expected);
  });
});
