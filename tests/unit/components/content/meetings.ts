import type {Meetings} from '@site/src/moodle/types';

/** Two meetings with a page, and earlier ones without. */
export const meetings: Meetings = {
  meetings: [
    {
      name: 'May 2023',
      route: '/general/community/meetings/202305',
      start: '2023-05-23T12:00:00Z',
      agenda: [{topic: 'Quiz', presenter: 'Ada Writer'}, {topic: 'News'}],
      links: [{title: 'Meeting room', url: 'https://example.com/room'}],
    },
    {
      name: 'March 2023',
      route: '/general/community/meetings/202303',
      start: '2023-03-28T12:00:00Z',
      agenda: [
        {
          topic: 'Large sites',
          presenter: 'Ben Reader',
          presenterUrl: 'https://example.com/ben',
          from: '01:30',
          to: '30:30',
          links: [{title: 'Slides', url: 'https://example.com/slides'}],
        },
        {topic: 'Questions'},
      ],
      recordingUrl: 'https://example.com/recording',
      contact: {name: 'Cem Host', url: 'https://example.com/cem'},
    },
  ],
  earlier: [
    {
      year: 2012,
      meetings: [
        {title: 'August 2012 meeting', url: 'https://example.com/august'},
        {title: 'May 2012 meeting', url: 'https://example.com/may'},
      ],
    },
    {year: 2011, meetings: [{title: 'May 2011 meeting notes', url: 'https://example.com/notes'}]},
  ],
};
