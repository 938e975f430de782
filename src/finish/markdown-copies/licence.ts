import escapeStringRegexp from 'escape-string-regexp';
import {collapsedLicence} from '../../markdown/collapsedLicence.ts';

/** The licence header of Moodle. A unit test compares it with the samples. */
const header = `This file is part of Moodle - https://moodle.org/

Moodle is free software: you can redistribute it and/or modify
it under the terms of the GNU General Public License as published by
the Free Software Foundation, either version 3 of the License, or
(at your option) any later version.

Moodle is distributed in the hope that it will be useful,
but WITHOUT ANY WARRANTY; without even the implied warranty of
MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the
GNU General Public License for more details.

You should have received a copy of the GNU General Public License
along with Moodle.  If not, see <https://www.gnu.org/licenses/>.`;

/** Matches the line that code blocks show instead of the header, with its comment marker. */
const collapsed = new RegExp(`^(\\S*) ${escapeStringRegexp(collapsedLicence)}$`, 'm');

/** Restores the licence header of a sample, which code blocks reduce to one line. */
export function expandLicence(code: string): string {
  return code.replace(collapsed, (_, marker: string) =>
    // Without a marker, the header is in a block comment, whose lines are indented.
    header.replaceAll(/^(?=.)/gm, marker === '' ? '    ' : `${marker} `).replaceAll(/^$/gm, marker),
  );
}
