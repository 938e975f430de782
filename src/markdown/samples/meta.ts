import {closest} from 'fastest-levenshtein';

/** What stands behind the language of a fence. */
export interface Meta {
  attributes: Map<string, string | undefined>;
  unreadable: string | undefined;
}

/** One attribute: highlighted lines in braces, a bare name, or a name with a value, in quotes if it holds spaces. */
const attribute = /\s*(?:\{[\d,\s-]+\}|([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?)(?=\s|$)/y;

/** Attributes that a fence of any language may have. */
const common = ['title', 'showLineNumbers', 'file', 'region', 'no-check', 'no-symbols'];

/** Attributes that only some languages have, with what they may say; nothing for a bare name. */
const special = new Map([
  ['php', {kind: ['file', 'statements', 'class-body', 'array', 'expression']}],
  ['js', {kind: ['statements', 'class-body', 'array', 'expression']}],
  ['jsx', {kind: ['statements', 'class-body', 'array', 'expression']}],
  ['ts', {kind: ['statements', 'class-body', 'array', 'expression']}],
  ['tsx', {kind: ['statements', 'class-body', 'array', 'expression']}],
  ['gherkin', {kind: ['feature', 'scenarios', 'steps']}],
  ['sql', {kind: ['statements', 'condition'], dialect: ['postgres', 'mysql', 'mariadb']}],
  ['yaml', {history: []}],
] as [string, Record<string, string[]>][]);

/**
 * Reads the attributes of a fence.
 *
 * @param text - What stands behind the language.
 * @returns Attributes with their values, undefined for a name that stands alone; and from where on the text is
 *   no list of attributes, if it is none. An attribute that stands there twice is none either.
 */
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

/**
 * Checks the attributes of a fence: that they can be read, that they exist, and that they say what they may say.
 *
 * @param language - Language of the fence.
 * @param meta - Its attributes.
 * @returns One message a fault.
 */
export function checkMeta(language: string, {attributes, unreadable}: Meta): string[] {
  const faults = unreadable === undefined ? [] : [`the fence cannot be read from "${unreadable}" on`];
  const own = special.get(language) ?? {};
  const known = [...common, ...Object.keys(own)];
  for (const [name, value] of attributes) {
    const allowed = own[name];
    if (!known.includes(name)) {
      faults.push(
        `a ${language} fence has no "${name}"; did you mean "${closest(name, known)}"? Known: ${known.join(', ')}`,
      );
    } else if (allowed?.length === 0) {
      if (value !== undefined) {
        faults.push(`${name} stands alone, and takes no "${value}"`);
      }
    } else if (allowed && (value === undefined || !allowed.includes(value))) {
      faults.push(`${name} is "${value ?? ''}"; allowed: ${allowed.join(', ')}`);
    } else if (['title', 'file', 'region'].includes(name) && !value?.trim()) {
      faults.push(`${name} is empty`);
    }
  }
  const reason = attributes.get('no-check');
  if (attributes.has('no-check') && !reason?.trim()) {
    faults.push('no-check needs a reason: no-check="why this sample is not checked"');
  }
  return faults;
}
