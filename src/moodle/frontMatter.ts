import {parse} from 'yaml';

/** Returns the front matter of a Markdown text; empty if it has none. */
export function readFrontMatter(text: string): Record<string, unknown> {
  const yaml = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text)?.[1] ?? '';
  return (parse(yaml) as Record<string, unknown> | null) ?? {};
}
