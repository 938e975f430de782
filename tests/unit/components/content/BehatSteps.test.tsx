// @vitest-environment jsdom
import {useState} from 'react';
import {expect, test, vi} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BehatSteps, {type Props} from '@site/src/components/content/BehatSteps';
import {currentEdition, editions} from '@site/src/moodle/editions';
import groups from '../../../data/behat-steps.json';

// tests/e2e/changes.spec.ts tests the URL parameter in a browser.
vi.mock('@site/src/components/site/FilterField/useFilter', () => ({useFilter: () => useState('')}));

const data = {name: currentEdition, groups} as Props['data'];

function shownGroups(): (string | null)[] {
  return screen.getAllByRole('group').map((group) => group.querySelector('summary')!.textContent);
}

function stepsOf(position: number): (string | null)[] {
  const lists = screen.getAllByRole('list', {hidden: true});
  return within(lists[position]!)
    .getAllByRole('listitem', {hidden: true})
    .map(({textContent}) => textContent);
}

test('groups the steps by class', () => {
  render(<BehatSteps version="4.2" data={data} />);
  expect(screen.getByRole('status').textContent).toBe('4 steps in 2 classes of Moodle 4.2.');
  expect(shownGroups()).toEqual(['General behat_general 2 steps', 'behat_mod_quiz 2 steps']);
  expect(stepsOf(0)).toEqual([
    'When I click on "element" "selector"i_click_on',
    'Then the following should exist in the "table" table:exist. Followed by a table',
  ]);
  expect(stepsOf(1)).toEqual([
    'Given quiz "name" is open|closedDeprecated since 4.2 quiz_is',
    'Given quiz "name" is oldDeprecated quiz_is_old',
  ]);
});

test('marks placeholders, and links to the source file', () => {
  render(<BehatSteps version="4.2" data={data} />);
  expect(Array.from(document.querySelectorAll('var'), ({textContent}) => textContent)).toContain('selector');
  expect(
    screen.getByRole('link', {name: 'mod/quiz/tests/behat/behat_mod_quiz.php', hidden: true}).getAttribute('href'),
  ).toBe(`https://github.com/moodle/moodle/blob/${editions[0].tag}/mod/quiz/tests/behat/behat_mod_quiz.php`);
});

test.each([
  ['click ELEMENT', '1 step in 1 class of Moodle 4.2.'],
  ['then', '1 step in 1 class of Moodle 4.2.'],
  ['mod_quiz', '2 steps in 1 class of Moodle 4.2.'],
  ['quiz_is_old', '1 step in 1 class of Moodle 4.2.'],
  ['general', '2 steps in 1 class of Moodle 4.2.'],
])('shows and opens the groups that match the filter "%s"', async (filter, status) => {
  render(<BehatSteps version="4.2" data={data} />);
  expect(screen.getAllByRole('group').every((group) => !(group as HTMLDetailsElement).open)).toBe(true);
  await userEvent.type(screen.getByRole('searchbox', {name: 'Filter steps by text, method or class'}), filter);
  expect(screen.getByRole('status').textContent).toBe(status);
  expect(screen.getAllByRole('group').every((group) => (group as HTMLDetailsElement).open)).toBe(true);
});

test('shows a message if nothing matches the filter', async () => {
  render(<BehatSteps version="4.2" data={data} />);
  await userEvent.type(screen.getByRole('searchbox'), 'nope');
  expect(screen.getByRole('status').textContent).toBe('No steps in Moodle 4.2 match “nope”.');
  expect(screen.queryByRole('group')).toBeNull();
});
