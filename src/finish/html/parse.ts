import type {Element, Properties, Root, RootContent} from 'hast';
import {Parser} from 'htmlparser2';

/** Converts the attributes whose values hast stores as numbers or lists. */
function propertiesOf({class: className, colspan, rowspan, ...others}: Record<string, string>): Properties {
  return {
    ...others,
    ...(className !== undefined && {className: className.split(' ')}),
    ...(colspan !== undefined && {colSpan: Number(colspan)}),
    ...(rowspan !== undefined && {rowSpan: Number(rowspan)}),
  };
}

/** Matches the lines of a code block, each of which consists of many elements. */
const codeLines = /(<code class="lines_[^>]*>)(.*?)(<\/code>)/gs;

/** Replaces the elements in code blocks with text. They make up most of a page, so this halves the time to parse it. */
function simplifyCode(html: string): string {
  return html.replaceAll(
    codeLines,
    (_, open: string, lines: string, close: string) =>
      `${open}${lines.replaceAll('<br>', '\n').replaceAll(/<[^>]*>/g, '')}${close}`,
  );
}

/**
 * Parses HTML of the build, which must be valid because the parser doesn't correct it. Code blocks contain only text. This
 * takes less than half the time of htmlparser2's own tree, whose nodes refer to their neighbours.
 */
export function parseHtml(html: string): Root {
  const root: Root = {type: 'root', children: []};
  const parents: Element[] = [];
  const siblings = (): RootContent[] => parents.at(-1)?.children ?? root.children;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const element: Element = {type: 'element', tagName, properties: propertiesOf(attributes), children: []};
      siblings().push(element);
      parents.push(element);
    },
    ontext(text) {
      const last = siblings().at(-1);
      if (last?.type === 'text') {
        last.value += text;
      } else {
        siblings().push({type: 'text', value: text});
      }
    },
    onclosetag() {
      parents.pop();
    },
  });
  parser.end(simplifyCode(html));
  return root;
}
