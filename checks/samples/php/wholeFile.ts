import {nameOf, walkPhp, type PhpNode} from './ast.ts';
import type {Problem} from '../../problem.ts';

/** The standard header of the platform's files. As in older files, the URLs may also start with `http:`. */
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

/** Matches an attribute or a modifier, which can be between a documentation comment and a declaration. */
const modifiers = /(?:#\[.*\]|\b(?:abstract|final|static|public|protected|private|readonly))\s*$/i;

/**
 * Finds a declaration's documentation comment in the code, because php-parser drops comments before attributes.
 */
function docOf({loc}: PhpNode, code: string): string | undefined {
  let before = code.slice(0, loc?.start.offset).trimEnd();
  for (let rest = before.replace(modifiers, ''); rest !== before; rest = before.replace(modifiers, '')) {
    before = rest.trimEnd();
  }
  const text = before.slice(before.lastIndexOf('/*'));
  return text.startsWith('/**') && text.endsWith('*/') ? text : undefined;
}

/**
 * Checks the parts that only a whole file has: the header, the file comment, and a comment for each class, function and
 * method.
 *
 * @param tree - The syntax tree.
 * @param code - The content of the file.
 * @param title - The path of the file.
 */
export function checkWholeFile(tree: any, code: string, title: string | undefined): Problem[] {
  // Administrators write this file, so it doesn't need the header and the comments.
  if (title === 'config.php') {
    return [];
  }
  const problems: Problem[] = [];
  const lines = code.split('\n').map((line) => line.replace('http://', 'https://'));
  const firstDifference = header.findIndex((line, index) => lines[index] !== line);
  if (firstDifference !== -1) {
    problems.push({
      line: firstDifference + 1,
      message: `the standard file header is missing or changed; line ${firstDifference + 1} should be "${header[firstDifference]}"`,
    });
  }

  const comments = (tree.comments ?? [])
    .map(({value}: any) => value)
    .filter((value: string) => value.startsWith('/**'));
  const hasFileComment = comments.some((text: string) => requiredTags.every((tag) => tag.test(text)));
  if (!hasFileComment) {
    problems.push({line: 1, message: 'the file has no documentation comment with @package, @copyright and @license'});
  }

  walkPhp(tree, (node, parent) => {
    if (!['class', 'interface', 'trait', 'enum', 'function', 'method'].includes(node.kind) || nameOf(node) === '') {
      return;
    }
    const line = node.loc?.start.line ?? 1;
    const text = docOf(node, code);
    const name = node.kind === 'method' ? `${parent ? nameOf(parent) : ''}::${nameOf(node)}()` : nameOf(node);
    if (text === undefined) {
      problems.push({line, message: `${node.kind} ${name} has no documentation comment`});
      return;
    }
    const documented = [...text.matchAll(/@param[ \t]+[^$\n]*\$(\w+)/g)].map(([, parameter]) => parameter);
    const parameters = (node.arguments ?? []).map(nameOf);
    if (documented.length > 0 && documented.join() !== parameters.join()) {
      const list = (names: any[]) => names.map((parameter) => `$${parameter}`).join(', ') || 'none';
      problems.push({
        line,
        message: `the @param tags of ${name} name ${list(documented)}, but the parameters are ${list(parameters)}`,
      });
    }
  });
  return problems;
}
