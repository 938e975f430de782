import {nameOf, walkPhp, type PhpNode} from './tree.ts';

/** The header of every file of the platform. Addresses may begin with http too, as those of older files do. */
const header = `<?php
// This file is part of Moodle - https://moodle.org/
//
// Moodle is free software: you can redistribute it and/or modify
// it under the terms of the GNU General Public License as published by
// the Free Software Foundation, either version 3 of the License, or
// (at your option) any later version.
//
// Moodle is distributed in the hope that it will be useful,
// but WITHOUT ANY WARRANTY; without even the implied warranty of
// MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the
// GNU General Public License for more details.
//
// You should have received a copy of the GNU General Public License
// along with Moodle.  If not, see <https://www.gnu.org/licenses/>.`.split('\n');

const requiredTags = [/@package[ \t]+\S/, /@copyright[ \t]+\S/, /@license[ \t]+\S/];

/** What may stand between a comment and what it describes: attributes, and words such as `final`. */
const between = /(?:#\[.*\]|\b(?:abstract|final|static|public|protected|private|readonly))\s*$/i;

/**
 * The documentation comment of a declaration.
 *
 * @param node - Class, function, method.
 * @param code - The file. The tree of PHP 8 has no comments in front of attributes.
 * @returns Its text.
 */
function docOf({loc}: PhpNode, code: string): string | undefined {
  let before = code.slice(0, loc?.start.offset).trimEnd();
  for (let rest = before.replace(between, ''); rest !== before; rest = before.replace(between, '')) {
    before = rest.trimEnd();
  }
  const text = before.slice(before.lastIndexOf('/*'));
  return text.startsWith('/**') && text.endsWith('*/') ? text : undefined;
}

/**
 * Checks what only a whole file has: header, tags of the licence, and a comment at each class, function and method.
 *
 * @param tree - Syntax tree.
 * @param code - The file.
 * @param title - Its path.
 * @returns Faults.
 */
export function checkWholeFile(tree: any, code: string, title: string | undefined): {line: number; message: string}[] {
  // The one file of a site that is written by its administrator.
  if (title === 'config.php') {
    return [];
  }
  const faults: {line: number; message: string}[] = [];
  const lines = code.split('\n').map((line) => line.replace('http://', 'https://'));
  const wrong = header.findIndex((line, index) => lines[index] !== line);
  if (wrong !== -1) {
    faults.push({
      line: wrong + 1,
      message: `standard file header missing or changed; line ${wrong + 1} of it is "${header[wrong]}"`,
    });
  }

  const comments = (tree.comments ?? [])
    .map(({value}: any) => value)
    .filter((value: string) => value.startsWith('/**'));
  const complete = comments.some((text: string) => requiredTags.every((tag) => tag.test(text)));
  if (!complete) {
    faults.push({line: 1, message: 'no documentation comment of the file has @package, @copyright and @license'});
  }

  walkPhp(tree, (node, parent) => {
    if (!['class', 'interface', 'trait', 'enum', 'function', 'method'].includes(node.kind) || nameOf(node) === '') {
      return;
    }
    const line = node.loc?.start.line ?? 1;
    const text = docOf(node, code);
    const name = node.kind === 'method' ? `${parent ? nameOf(parent) : ''}::${nameOf(node)}()` : nameOf(node);
    if (text === undefined) {
      faults.push({line, message: `${node.kind} ${name} has no documentation comment`});
      return;
    }
    const documented = [...text.matchAll(/@param[ \t]+[^$\n]*\$(\w+)/g)].map(([, parameter]) => parameter);
    const parameters = (node.arguments ?? []).map(nameOf);
    if (documented.length > 0 && documented.join() !== parameters.join()) {
      const list = (names: any[]) => names.map((parameter) => `$${parameter}`).join(', ') || 'nothing';
      faults.push({
        line,
        message: `@param of ${name} names ${list(documented)}; the parameters are ${list(parameters)}`,
      });
    }
  });
  return faults;
}
