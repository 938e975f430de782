// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import VersionHistory from '@site/src/components/content/VersionHistory';

// tests/e2e/history.spec.ts tests the table.
test.each([
  [{added: '3.9', changed: '3.10', deprecated: '4.2'}, 'Deprecated since 4.2Changed in 3.10Since 3.9'],
  [{removed: '4.2'}, 'Removed in 4.2'],
])('VersionHistory with %j shows badges, the newest release first', (props, badges) => {
  render(<VersionHistory {...props}>{undefined}</VersionHistory>);
  expect(screen.getByRole('group').querySelector('summary')?.textContent).toBe(`Version history${badges}`);
});
