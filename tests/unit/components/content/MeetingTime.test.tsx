// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {render} from '@testing-library/react';
import MeetingTime from '@site/src/components/content/MeetingTime';

const isBrowser = vi.hoisted(() => vi.fn(() => true));
vi.mock('@docusaurus/useIsBrowser', () => ({default: isBrowser}));

function renderedTime(): [dateTime: string, text: string] {
  const {container} = render(<MeetingTime start="2023-05-23T08:00:00Z" />);
  const time = container.querySelector('time')!;
  return [time.dateTime, time.textContent];
}

describe('MeetingTime', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Australia/Perth');
  });

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("shows the time in the reader's time zone", () => {
    isBrowser.mockReturnValue(true);
    expect(renderedTime()).toEqual(['2023-05-23T08:00:00Z', 'Tuesday 23 May 2023, 16:00 AWST']);
  });

  test('shows UTC before hydration', () => {
    isBrowser.mockReturnValue(false);
    expect(renderedTime()).toEqual(['2023-05-23T08:00:00Z', 'Tuesday 23 May 2023, 08:00 UTC']);
  });
});
