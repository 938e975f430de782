import {closest} from 'fastest-levenshtein';

/** The text after the language of a code block. */
export interface Meta {
  /** Attribute values by name. The value of an attribute without a value is undefined. */
  attributes: Map<string, string | undefined>;
  /** The rest of the text, starting at the first part that is not an attribute or that repeats one. */
  unreadable: string | undefined;
}

/** Matches an attribute: highlighted lines in braces, a name, or a name with a value. */
const attribute = /\s*(?:\{[\d,\s-]+\}|([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?)(?=\s|$)/y;

/** Attributes that code blocks of any language can have. */
const common = ['title', 'showLineNumbers', 'file', 'region', 'no-check', 'no-symbols'];

/**
 * Attributes for particular languages, with their allowed values. An empty list means that the attribute has no value, and
 * `text` means that it can have any value.
 */
const special = new Map([
  ['php', {kind: ['file', 'statements', 'class-body', 'array', 'expression'], signature: 'text', raises: []}],
  ['js', {kind: ['statements', 'class-body', 'array', 'expression']}],
  ['jsx', {kind: ['statements', 'class-body', 'array', 'expression']}],
  ['ts', {kind: ['statements', 'class-body', 'array', 'expression']}],
  ['tsx', {kind: ['statements', 'class-body', 'array', 'expression']}],
  ['gherkin', {kind: ['feature', 'scenarios', 'steps']}],
  ['sql', {kind: ['statements', 'condition'], dialect: ['postgres', 'mysql', 'mariadb']}],
  ['yaml', {history: []}],
] as [string, Record<string, string[] | 'text'>][]);

/** Parses the attributes of a code block. */
export function parseMeta(text: string | null | undefined): Meta {
  const source = text ?? '';
  const attributes: Meta['attributes'] = new Map();
  attribute.lastIndex = 0;
  let end = 0;
  for (let match = attribute.exec(source); match; match = attribute.exec(source)) {
    if (match[1] !== undefined && attributes.has(match[1])) {
      break;
    }
    end = attribute.lastIndex;
    if (match[1] !== undefined) {
      attributes.set(match[1], match[2] ?? match[3] ?? match[4]);
    }
  }
  const rest = source.slice(end).trim();
  return {attributes, unreadable: rest === '' ? undefined : rest};
}

/** Checks that the attributes of a code block exist and have allowed values. Returns one message for each error. */
export function checkMeta(language: string, {attributes, unreadable}: Meta): string[] {
  const problems =
    unreadable === undefined ? [] : [`the attributes of the fence are invalid from "${unreadable}" onwards`];
  const own = special.get(language) ?? {};
  const known = [...common, ...Object.keys(own)];
  for (const [name, value] of attributes) {
    const allowed = own[name];
    if (!known.includes(name)) {
      problems.push(
        `a ${language} fence has no attribute "${name}"; did you mean "${closest(name, known)}"? Known: ${known.join(', ')}`,
      );
    } else if (Array.isArray(allowed) && allowed.length === 0) {
      if (value !== undefined) {
        problems.push(`${name} takes no value, but is set to "${value}"`);
      }
    } else if (Array.isArray(allowed) && (value === undefined || !allowed.includes(value))) {
      problems.push(`${name} is "${value ?? ''}"; allowed: ${allowed.join(', ')}`);
    } else if (['title', 'file', 'region', 'signature'].includes(name) && !value?.trim()) {
      problems.push(`${name} is empty`);
    }
  }
  const reason = attributes.get('no-check');
  if (attributes.has('no-check') && !reason?.trim()) {
    problems.push('no-check needs a reason: no-check="why this sample is not checked"');
  }
  return problems;
}
