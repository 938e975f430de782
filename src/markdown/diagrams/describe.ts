import {htmlEscape} from 'escape-goat';

/** Matches the statements in which Mermaid code describes the diagram; the description may have several lines. */
const statements = {
  title: /^[ \t]*accTitle[ \t]*:[ \t]*(.+)$/m,
  description: /^[ \t]*accDescr[ \t]*(?::[ \t]*(.+)$|\{([^}]*)\})/m,
};

const singleSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the title of a diagram: its `accTitle`, or else the heading above. */
export function diagramTitle(code: string, heading: string): string {
  return singleSpaced(statements.title.exec(code)?.[1] ?? heading);
}

/**
 * Gives a drawing an accessible name, such as "Flowchart: States of a task", and a description if its source has one. It stays
 * a group, so that screen readers also read its labels. As an image, it would hide them.
 */
export function describeDrawing(drawing: string, code: string, heading: string): string {
  const title = diagramTitle(code, heading);
  const [, line, block] = statements.description.exec(code) ?? [];
  const description = singleSpaced(line ?? block ?? '');
  const name = title === '' ? '' : `: ${htmlEscape(title)}`;
  const element = description === '' ? '' : `<desc>${htmlEscape(description)}</desc>`;
  return drawing.replace(
    /^<svg([^>]*?) aria-label="([^"]*)"([^>]*)>/,
    (_, before: string, type: string, after: string) => `<svg${before} aria-label="${type}${name}"${after}>${element}`,
  );
}
