import type {OpenIndex} from './catalogue.ts';
import {matchMessage, type Match} from './match.ts';
import {readPaste, type PastedMessage} from './paste.ts';

/** A message that the reader pasted, with what the catalogue knows of it. */
export interface ExplainedMessage extends PastedMessage {
  /** How often the text contains the message. */
  count: number;
  /** The best matches first; empty if the catalogue has no such message. */
  matches: readonly Match[];
}

/** More different messages of one text are left out. */
export const maxMessages = 25;

/** Work between two pauses in which the page can react. Unit: milliseconds. */
const maxBusyTime = 30;

/**
 * Explains what a reader pasted, until the signal ends the work. Returns each different message once, in the order of the text.
 * Lines that the catalogue doesn't have are joined.
 */
export async function explain(pasted: string, index: OpenIndex, signal?: AbortSignal): Promise<ExplainedMessage[]> {
  const explained = new Map<string, ExplainedMessage>();
  const cache = new Map<string, readonly Match[]>();
  let started = performance.now();
  const match = ({text, code}: PastedMessage): readonly Match[] => {
    const key = `${code ?? ''} ${text}`;
    const matches = cache.get(key) ?? matchMessage(index, text, code);
    cache.set(key, matches);
    return matches;
  };
  const unknown: PastedMessage[] = [];
  const add = (message: PastedMessage, matches: readonly Match[]) => {
    const [best] = matches;
    const key = best ? `${best.message} ${best.values.join(' ')}` : message.text;
    const known = explained.get(key);
    if (known) {
      known.count++;
    } else if (explained.size < maxMessages) {
      explained.set(key, {...message, count: 1, matches});
    }
  };
  // A message can be wrapped, so lines that mean nothing alone are tried together.
  const flush = () => {
    const first = unknown[0];
    if (first) {
      const joined = {
        ...first,
        text: unknown.map(({text}) => text).join('\n'),
        trace: unknown.flatMap(({trace}) => trace),
      };
      const matches = unknown.length > 1 ? match(joined) : [];
      add(joined, matches);
      unknown.length = 0;
    }
  };
  for (const message of readPaste(pasted)) {
    if (performance.now() - started > maxBusyTime) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      started = performance.now();
    }
    if (signal?.aborted) {
      break;
    }
    const matches = match(message);
    if (matches.length > 0) {
      flush();
      add(message, matches);
    } else {
      unknown.push(message);
      if (message.trace.length > 0) {
        flush();
      }
    }
  }
  flush();
  return [...explained.values()];
}
