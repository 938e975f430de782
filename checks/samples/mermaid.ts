import type Mermaid from 'mermaid';
import type {Problem} from '../problem.ts';

// cspell:ignore gantt
let loadingMermaid: Promise<typeof Mermaid> | undefined;

/** The results by diagram. They are cached because most diagrams are on the pages of every version. */
const cache = new Map<string, Promise<Problem[]>>();

/** Loads Mermaid with a temporary DOM. Mermaid needs a document to sanitise labels, and looks it up only while it loads. */
async function load() {
  const {JSDOM} = await import('jsdom');
  const {window} = new JSDOM('');
  const names = ['window', 'document'] as const;
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  Object.assign(globalThis, {window, document: window.document});
  try {
    const {default: mermaid} = await import('mermaid');
    // Some diagram types load the code that sanitises labels together with their grammar, so parse one of each while the
    // DOM is available.
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

/** Checks a Mermaid diagram. */
export function checkMermaid(code: string): Promise<Problem[]> {
  const problems = cache.get(code) ?? parse(code);
  cache.set(code, problems);
  return problems;
}

async function parse(code: string) {
  loadingMermaid ??= load();
  const mermaid = await loadingMermaid;
  try {
    await mermaid.parse(code);
    return [];
  } catch (error) {
    const [first = '', near] = (error instanceof Error ? error.message : String(error)).split('\n');
    const line = Number(/line:? (\d+)/i.exec(first)?.[1] ?? 1);
    const reason = /^(?:Parse|Lexical) error on line/.test(first)
      ? `syntax error near "${near?.trim() ?? ''}"`
      : first
          .replace(/^Parsing failed: (?:(?:Parse|Lexer|Lexing) error on line \d+, column \d+: )?/, '')
          .replace(/ at offset: .*/, '');
    return [{line, message: `invalid Mermaid: ${reason}`}];
  }
}
