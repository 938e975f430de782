import type Mermaid from 'mermaid';

// cspell:ignore gantt
let loading: Promise<typeof Mermaid> | undefined;

/** What has been parsed: most diagrams stand in the pages of each version. */
const known = new Map<string, Promise<{line: number; message: string}[]>>();

/** Mermaid cleans labels in a browser's document, and looks for it once, when it is loaded. */
async function load() {
  const {JSDOM} = await import('jsdom');
  const {window} = new JSDOM('');
  const names = ['window', 'document'] as const;
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  Object.assign(globalThis, {window, document: window.document});
  try {
    const {default: mermaid} = await import('mermaid');
    // Some diagrams load their cleaner with their grammar, so that each kind is met once while there is a window.
    for (const diagram of [
      'flowchart LR\n a --> b',
      'stateDiagram-v2\n [*] --> a',
      'classDiagram\n class A',
      'gantt\n title a',
    ]) {
      await mermaid.parse(diagram);
    }
    return mermaid;
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) {
        Object.defineProperty(globalThis, name, descriptor);
      } else {
        Reflect.deleteProperty(globalThis, name);
      }
    }
  }
}

/**
 * Checks a diagram.
 *
 * @param code - Mermaid.
 * @returns Faults.
 */
export function checkMermaid(code: string): Promise<{line: number; message: string}[]> {
  const faults = known.get(code) ?? parse(code);
  known.set(code, faults);
  return faults;
}

/**
 * @param code - Mermaid.
 */
async function parse(code: string) {
  loading ??= load();
  const mermaid = await loading;
  try {
    await mermaid.parse(code);
    return [];
  } catch (error) {
    const [first = '', near] = (error instanceof Error ? error.message : String(error)).split('\n');
    const line = Number(/line:? (\d+)/i.exec(first)?.[1] ?? 1);
    const reason = /^(?:Parse|Lexical) error on line/.test(first)
      ? `does not parse near "${near?.trim() ?? ''}"`
      : first
          .replace(/^Parsing failed: (?:(?:Parse|Lexer|Lexing) error on line \d+, column \d+: )?/, '')
          .replace(/ at offset: .*/, '');
    return [{line, message: `no Mermaid: ${reason}`}];
  }
}
