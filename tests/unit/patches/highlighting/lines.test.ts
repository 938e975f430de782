// @vitest-environment jsdom
import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {beforeAll, expect, test, vi} from 'vitest';
import {highlightedLines} from '@site/src/patches/highlighting/lines';

const require = createRequire(import.meta.url);

beforeAll(() => {
  // Prism's languages extend this global.
  vi.stubGlobal('Prism', Prism);
  ['markup-templating', 'php', 'gherkin', 'handlebars'].forEach((name) => {
    require(`prismjs/components/prism-${name}`);
  });
});

/** Parses highlighted lines as a browser does. */
function render(lines: readonly string[]): HTMLElement {
  const element = document.createElement('pre');
  element.innerHTML = lines.join('\n');
  return element;
}

/** Returns the classes of the tokens around each character. */
function typesPerCharacter(node: Node, outer: readonly string[] = []): string[] {
  if (!(node instanceof Element)) {
    const types = [...new Set(outer)].filter((name) => name !== 'token').sort();
    return Array.from(node.textContent ?? '')
      .filter((text) => text.trim())
      .map((text) => `${text} ${types.join(' ')}`);
  }
  return [...node.childNodes].flatMap((child) => typesPerCharacter(child, [...outer, ...node.classList]));
}

test.each([
  ['php', '$greeting = "Hello {$user->firstname}";'],
  ['php', '<?php\n\nclass greeting {\n    public const TAG = "<b>&amp;</b>";\n}\n?>\n<p class="x">Hello</p>'],
  ['html', '<script>alert("<\\/script>")</script>\n<img src=x onerror="alert(1)">'],
  ['gherkin', 'Feature: Greetings\n\n  @javascript\n  Scenario: A "greeting"\n    Given I log in as "admin"'],
  ['handlebars', '{{#str}}hello, local_greetings{{/str}}\n<a href="{{url}}">{{{name}}}</a>'],
  ['typescript', 'const total = `${1 + 2} €`;'],
  ['text', 'local/greetings\n└── <version>.php'],
  ['no-such-language', 'if (a < b && c > "d") {}'],
])(
  'keeps each character of %s, with the token types of Prism.highlight, and creates no other elements',
  (language, code) => {
    const element = render(highlightedLines(code, language));
    expect(element.textContent).toBe(code);
    expect([...element.querySelectorAll('*')].filter(({localName}) => localName !== 'span')).toEqual([]);
    const stock = document.createElement('pre');
    stock.innerHTML = Prism.highlight(code, Prism.languages[language] ?? {}, language);
    expect(typesPerCharacter(element)).toEqual(typesPerCharacter(stock));
  },
);
