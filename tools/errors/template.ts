/** A part of a template: literal text, or a variable with the name that the source gives it. */
export type Part = string | {variable: string};

/** The text of a message, with its variables. */
export type Template = readonly Part[];

/** Returns a template with one variable, whose name consists of word characters. */
export function variable(name: string): Template {
  return [{variable: name.replace(/\W+/g, '') || 'value'}];
}

/** Joins adjacent literals and drops empty ones. */
export function normalise(parts: Template): Template {
  return parts.reduce<Part[]>((result, part) => {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      result[result.length - 1] = last + part;
    } else if (part !== '') {
      result.push(part);
    }
    return result;
  }, []);
}

/** Returns whether a template contains a word. */
export function hasWords(template: Template): boolean {
  return template.some((part) => typeof part === 'string' && /\p{L}{2}/u.test(part));
}

/** Formats a template, for example `Invalid task class {class}`. */
export function templateText(template: Template): string {
  return template
    .map((part) => (typeof part === 'string' ? part : `{${part.variable}}`))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Fills the placeholders of a string such as `Duplicate value {$a->value}`, where `$a` is a template, or templates by member.
 * Other members keep their names.
 */
export function fillString(text: string, values?: Template | Readonly<Record<string, Template>>): Template {
  const isTemplate = Array.isArray(values);
  return normalise(
    text.split(/(\{\$a(?:->\w+)?\})/).flatMap((part): Template => {
      const [match, member] = /^\{\$a(?:->(\w+))?\}$/.exec(part) ?? [];
      if (match === undefined) {
        return [part];
      }
      const members = isTemplate
        ? {'': values as Template}
        : (values as Readonly<Record<string, Template>> | undefined);
      return members?.[member ?? ''] ?? variable(member ?? 'a');
    }),
  );
}
