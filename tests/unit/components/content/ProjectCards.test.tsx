// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import ProjectCards from '@site/src/components/content/ProjectCards';
import type {Project} from '@site/src/moodle/types';
import data from '../../../data/projects.json';

const projects = data as readonly Project[];

test('shows a card with all facts for each project', () => {
  render(<ProjectCards projects={projects} />);
  const card = within(screen.getByRole('article', {name: 'Cleanup'}));
  expect(card.getAllByRole('paragraph').map(({textContent}) => textContent)).toEqual([
    'Cleanup',
    'In progress',
    'Cleans up.',
  ]);
  expect(card.getAllByRole('term').map(({textContent}) => textContent)).toEqual([
    'Owners',
    'Tracker epic',
    'Dates',
    'More',
  ]);
  expect(card.getAllByRole('definition').map(({textContent}) => textContent)).toEqual([
    'Ada Writer',
    'Ben Reader',
    'MDL-73299',
    '31 May 2022: Planned end',
    'Discussion',
    'Repository',
  ]);
  expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ada Writer', 'https://github.com/ada'],
    ['MDL-73299', 'https://moodle.atlassian.net/browse/MDL-73299'],
    ['Discussion', 'https://moodle.org/discuss'],
    ['Repository', 'https://github.com/moodle/devdocs'],
  ]);
});

test('links projects that have a page if link is true', () => {
  render(<ProjectCards projects={projects} link />);
  expect(screen.getByRole('link', {name: 'Cleanup'}).getAttribute('href')).toBe('/general/projects/cleanup');
  expect(screen.queryByRole('link', {name: 'Strings'})).toBeNull();
});
