/** The guides and other pages in prose, in the order in which to read them, as the navigation shows them. */
export const guideList: { label: string; link: string }[] = [
  { label: 'Overview', link: '/' },
  { label: 'Start in five minutes', link: '/guides/start/' },
  { label: 'Authentication and sessions', link: '/guides/authentication/' },
  { label: 'Paging, filters and grouping', link: '/guides/paging-and-filters/' },
  { label: 'Make, transfer and end calls', link: '/guides/calls/' },
  { label: 'Webhooks step by step', link: '/guides/webhooks/' },
  { label: 'CDRs and recordings', link: '/guides/cdrs-and-recordings/' },
  { label: 'SMS, fax and voicemail', link: '/guides/messages/' },
  { label: 'Queues and agents', link: '/guides/queues/' },
  { label: 'Errors and how to survive them', link: '/guides/errors/' },
  { label: 'Limits and versions', link: '/guides/limits-and-versions/' },
  { label: 'Testing with mock and sandbox', link: '/guides/testing/' },
  { label: 'Python', link: '/guides/python/' },
  { label: 'PHP', link: '/guides/php/' },
  { label: 'Generate a client', link: '/guides/generate/' },
  { label: 'Changelog', link: '/changelog/' },
];
