import {AstBuilder, GherkinClassicTokenMatcher, Parser} from '@cucumber/gherkin';
import {IdGenerator, type Step, type Examples, type Scenario} from '@cucumber/messages';

const frames: Record<string, string> = {
  feature: '',
  scenarios: 'Feature: Sample\n',
  steps: 'Feature: Sample\nScenario: Sample\n',
};

/**
 * Sees what part of a feature a sample plainly is, from its first keyword.
 *
 * @param code - The sample.
 * @returns `feature`, `scenarios` or `steps`.
 */
function kindOf(code: string): string {
  const first = code.split('\n').find((line) => /^\s*[^\s#@]/.test(line)) ?? '';
  if (/^\s*Feature:/.test(first)) {
    return 'feature';
  }
  return /^\s*(?:Background|Rule|Scenarios?|Scenario Outline|Scenario Template|Examples?):/.test(first)
    ? 'scenarios'
    : 'steps';
}

/**
 * The texts that a step has once the table of its outline is filled in.
 *
 * @param step - A step.
 * @param examples - Tables of its scenario.
 * @returns One a row, one in all without a table.
 */
function textsOf({text}: Step, examples: readonly Examples[]): string[] {
  const rows = examples.flatMap(({tableHeader, tableBody}) =>
    tableBody.map(({cells}) =>
      (tableHeader?.cells ?? []).reduce(
        (filled, {value}, index) => filled.replaceAll(`<${value}>`, cells[index]?.value ?? ''),
        text,
      ),
    ),
  );
  return rows.length > 0 ? [...new Set(rows)] : [text];
}

/**
 * Checks that an outline has rows to fill in, and a column for each value that it leaves open.
 *
 * @param scenario - A scenario, or an outline.
 * @returns Faults.
 */
function checkOutline({keyword, examples, location, steps}: Scenario): {line: number; message: string}[] {
  const isOutline = /^Scenario (?:Outline|Template)$/.test(keyword);
  if (isOutline && examples.length === 0) {
    return [{line: location.line, message: 'the outline has no examples'}];
  }
  // The parser takes any scenario with examples for an outline; Behat does not.
  if (!isOutline && examples.length > 0) {
    return [{line: location.line, message: `a scenario with examples is a "Scenario Outline", not a "${keyword}"`}];
  }
  const empty = examples.find(({tableBody}) => tableBody.length === 0);
  if (empty) {
    return [{line: empty.location.line, message: 'the examples have no rows'}];
  }
  const columns = new Set(examples.flatMap(({tableHeader}) => (tableHeader?.cells ?? []).map(({value}) => value)));
  return steps.flatMap(({text, location: {line}}) =>
    [...text.matchAll(/<([\w -]+)>/g)]
      .map(([, name = '']) => name)
      .filter((name) => columns.size > 0 && !columns.has(name))
      .map((name) => ({line, message: `the examples have no column "${name}"; columns: ${[...columns].join(', ')}`})),
  );
}

/**
 * Checks a sample of Gherkin, and each of its steps against the steps that there are.
 *
 * @param code - The sample.
 * @param settings - What the fence and the page say.
 * @param settings.kind - What part of a feature it is; seen from the code without it.
 * @param settings.checkStep - Says what
 *   is wrong with a step.
 * @returns Faults.
 */
export function checkGherkin(
  code: string,
  {
    kind = kindOf(code),
    checkStep,
  }: {
    kind: string | undefined;
    checkStep: (text: string, argument: 'table' | 'text' | undefined) => string | undefined;
  },
): {line: number; message: string}[] {
  const before = frames[kind] ?? '';
  const offset = before.split('\n').length - 1;
  let feature;
  try {
    const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
    ({feature} = parser.parse(before + code));
  } catch (error) {
    const {errors, location, message} = error as any;
    const first = errors?.[0] ?? {location, message};
    const reason = first.message.replace(/^(?:Parser errors:\n)?\(\d+:\d+\): /, '');
    return [{line: Math.max((first.location?.line ?? 1) - offset, 1), message: `no Gherkin (${kind}): ${reason}`}];
  }
  const faults: {line: number; message: string}[] = [];
  const children = (feature?.children ?? []).flatMap((child) => child.rule?.children ?? [child]);
  let count = 0;
  for (const {background, scenario} of children) {
    if (scenario) {
      faults.push(...checkOutline(scenario).map(({line, message}) => ({line: line - offset, message})));
    }
    for (const step of background?.steps ?? scenario?.steps ?? []) {
      count += 1;
      const argument = step.dataTable ? 'table' : step.docString && 'text';
      const messages = textsOf(step, scenario?.examples ?? []).map((text) => checkStep(text, argument));
      for (const message of new Set(messages)) {
        if (message) {
          faults.push({line: step.location.line - offset, message});
        }
      }
    }
  }
  // Text that begins with no keyword is a description, and right.
  return count > 0 ? faults : [{line: 1, message: `no Gherkin (${kind}): there is no step in it`}];
}
