// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import EarlierMeetings from '@site/src/components/content/EarlierMeetings';
import {facts} from './facts';
import {meetings} from './meetings';

test('EarlierMeetings links the notes of each year', () => {
  render(<EarlierMeetings meetings={meetings} />);
  expect(facts()).toEqual([
    ['2012', 'August 2012 meetingMay 2012 meeting'],
    ['2011', 'May 2011 meeting notes'],
  ]);
  expect(screen.getByRole('link', {name: 'May 2012 meeting'}).getAttribute('href')).toBe('https://example.com/may');
});
