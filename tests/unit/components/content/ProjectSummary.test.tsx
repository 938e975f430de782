// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import ProjectSummary from '@site/src/components/content/ProjectSummary';
import type {Project} from '@site/src/moodle/types';

const projects: readonly Project[] = ['Cleanup', 'Strings'].map((title) => ({
  title,
  status: 'Complete',
  summary: 'Cleans up.',
  owners: [{name: `Owner of ${title}`}],
  epics: ['MDL-73299'],
  discussions: [],
  dates: [],
  links: [],
}));

test('shows the status, owner and epic of the project', () => {
  render(<ProjectSummary title="Strings" projects={projects} />);
  expect(screen.getByRole('group', {name: 'Project summary'}).textContent).toBe(
    'CompleteOwnerOwner of StringsTracker epicMDL-73299',
  );
});
