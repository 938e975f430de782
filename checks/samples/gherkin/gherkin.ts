import {AstBuilder, GherkinClassicTokenMatcher, Parser} from '@cucumber/gherkin';
import {IdGenerator, type Step, type Examples, type Scenario} from '@cucumber/messages';
import type {Problem} from '../../problem.ts';

const wrappers: Record<string, string> = {
  feature: '',
  scenarios: 'Feature: Sample\n',
  steps: 'Feature: Sample\nScenario: Sample\n',
};

/** Detects which part of a feature a sample is, by the first keyword. Returns `feature`, `scenarios` or `steps`. */
function detectKind(code: string): string {
  const first = code.split('\n').find((line) => /^\s*[^\s#@]/.test(line)) ?? '';
  if (/^\s*Feature:/.test(first)) {
    return 'feature';
  }
  return /^\s*(?:Background|Rule|Scenarios?|Scenario Outline|Scenario Template|Examples?):/.test(first)
    ? 'scenarios'
    : 'steps';
}

/** Lists the texts that a step has with each row of the examples, or only its own text if there are no examples. */
function expandedTexts({text}: Step, examples: readonly Examples[]): string[] {
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

/** Checks that a scenario outline has examples, and that they have rows and a column for each placeholder. */
function checkOutline({keyword, examples, location, steps}: Scenario): Problem[] {
  const isOutline = /^Scenario (?:Outline|Template)$/.test(keyword);
  if (isOutline && examples.length === 0) {
    return [{line: location.line, message: 'the outline has no examples'}];
  }
  // The parser treats any scenario with examples as an outline, but Behat does not.
  if (!isOutline && examples.length > 0) {
    return [
      {line: location.line, message: `a scenario with examples must be a "Scenario Outline", not a "${keyword}"`},
    ];
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

/** Checks a Gherkin sample, and that all its steps exist. By default, it detects which part of a feature the sample is. */
export function checkGherkin(
  code: string,
  {
    kind = detectKind(code),
    checkStep,
  }: {
    kind: string | undefined;
    checkStep: (text: string, argument: 'table' | 'text' | undefined) => string | undefined;
  },
): Problem[] {
  const before = wrappers[kind] ?? '';
  const offset = before.split('\n').length - 1;
  let feature;
  try {
    const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
    ({feature} = parser.parse(before + code));
  } catch (error) {
    const {errors, location, message} = error as any;
    const first = errors?.[0] ?? {location, message};
    const reason = first.message.replace(/^(?:Parser errors:\n)?\(\d+:\d+\): /, '');
    return [{line: Math.max((first.location?.line ?? 1) - offset, 1), message: `invalid Gherkin (${kind}): ${reason}`}];
  }
  const problems: Problem[] = [];
  const children = (feature?.children ?? []).flatMap((child) => child.rule?.children ?? [child]);
  let stepCount = 0;
  for (const {background, scenario} of children) {
    if (scenario) {
      problems.push(...checkOutline(scenario).map(({line, message}) => ({line: line - offset, message})));
    }
    for (const step of background?.steps ?? scenario?.steps ?? []) {
      stepCount += 1;
      const argument = step.dataTable ? 'table' : step.docString && 'text';
      const messages = expandedTexts(step, scenario?.examples ?? []).map((text) => checkStep(text, argument));
      for (const message of new Set(messages)) {
        if (message) {
          problems.push({line: step.location.line - offset, message});
        }
      }
    }
  }
  // A sample without steps is an error, because the parser accepts any text without keywords as a description.
  return stepCount > 0 ? problems : [{line: 1, message: `invalid Gherkin (${kind}): the sample contains no steps`}];
}
