import {declarationGaps} from './declarations.ts';
import {parse, tokenNames, tokensOf, versions} from './engine.ts';
import {checkWholeFile} from './file.ts';
import {isAction, lacksEnd, statementGaps} from './gaps.ts';
import {checkIndent} from './indent.ts';
import {phpKind, type PhpKind} from './kind.ts';
import {findQueries} from './sql.ts';
import {checkStyle} from './style.ts';
import {newerThan} from './version.ts';

/** A fault of a sample: line in it, counted from 1, and what is wrong. */
export interface Fault {
  line: number;
  message: string;
}

/** What stands around a sample to make a program of it. It takes one line, which the positions of faults leave out. */
const frames: Record<PhpKind, [before: string, after: string]> = {
  file: ['', ''],
  statements: ['<?php\n', ''],
  'class-body': ['<?php class Sample {\n', '\n}'],
  array: ['<?php $sample = [\n', '\n];'],
  expression: ['<?php $sample =\n', '\n;'],
};

/**
 * Checks a PHP sample: that it is PHP of the oldest version that its readers may have, and in the coding style.
 *
 * @param code - The sample.
 * @param settings - What the fence and the page say.
 * @param settings.kind - What part of a program it is; seen from the code without it.
 * @param settings.title - Title of the fence, a path.
 * @param settings.php - Oldest PHP version it has to run on.
 * @param settings.style - Whether the coding style counts. It does not where the sample shows a fault.
 * @returns Faults in the order of the lines.
 */
export async function checkPhp(
  code: string,
  {
    kind,
    title,
    php,
    style,
  }: {
    kind: string | undefined;
    title: string | undefined;
    php: string;
    style: boolean;
  },
): Promise<Fault[]> {
  const declared = (kind ?? phpKind(code)) as PhpKind;
  const [before, after] = frames[declared];
  const offset = before === '' ? 0 : 1;
  const framed = before + code + after;
  const lines = code.split('\n');
  const at = ({line, message}: Fault) => ({
    line: Math.min(Math.max(line - offset, 1), lines.length),
    message,
  });

  // Tags first: to the parser, text after a short tag is no program but HTML, and right.
  const tokens = tokensOf(framed);
  const faults = style ? checkStyle(framed, tokens, title) : [];
  const what = kind ?? `${declared}, by the look of it`;
  const refuse = ({line, message}: Fault) => faults.push({line, message: `no PHP ${php} (${what}): ${message}`});
  const {tree, fault} = parse(tokens, php);
  if (fault) {
    const newer = versions.find((version) => Number(version) > Number(php) && !parse(tokens, version).fault);
    refuse({...fault, message: newer ? `${fault.message}; it is PHP ${newer}` : fault.message});
  } else {
    faults.push(...newerThan(tree, php));
    [...declarationGaps(tree, framed), ...statementGaps(tree)].forEach(refuse);
    const [, second] = tree.children;
    if (after !== '' && second) {
      refuse({line: second.loc.start.line, message: `the ${declared} is over before the sample ends`});
    }
    const isOpen =
      kind === undefined && declared === 'expression'
        ? isAction(tree)
        : lacksEnd(tree, tokenNames(tokens).at(-1) ?? '');
    if (isOpen) {
      refuse({line: Infinity, message: 'there is no ";" at the end'});
    }
    if (style) {
      faults.push(...checkIndent(framed, tokens, offset), ...(await checkQueries(tree)));
      if (declared === 'file') {
        faults.push(...checkWholeFile(tree, code, title));
      }
    }
  }
  return faults.map(at).sort((a, b) => a.line - b.line);
}

/**
 * Checks the queries of a sample. Those that show a fault are not meant to work with every database.
 *
 * @param tree - Syntax tree.
 * @returns Faults.
 */
async function checkQueries(tree: any): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const {code, line: first} of findQueries(tree)) {
    const {checkSql} = await import('../sql.ts');
    const found = await checkSql(code, {kind: undefined, dialect: undefined});
    faults.push(...found.map(({line, message}) => ({line: first + line - 1, message: `query: ${message}`})));
  }
  return faults;
}
