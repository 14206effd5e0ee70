const messages = [
  'Hello, I wanted to ask whether my bike is ready. Please call me back.',
  'Good morning. The chain that you fitted last week slips. Could I bring it in?',
  'Hi, do you have lights for a child seat? You can reach me all day.',
  'It is about the invoice of last month. Please call me when you have a moment.',
  'I would like to book a service for two bikes. Thank you.',
];

/** Short messages to customers, each with a reply. */
export const exchanges: readonly { out: string; in: string }[] = [
  { out: 'Your bike is ready to collect.', in: 'Great, I will come after work.' },
  { out: 'Your part has arrived. When may we fit it?', in: 'Tomorrow morning would be good.' },
  { out: 'We are open until six today.', in: 'Thanks, see you then.' },
  { out: 'Your service is booked for Thursday at ten.', in: 'Could we make it eleven?' },
];

/** What the transcript of a voicemail message says. */
export function messageText(id: number): string {
  return messages[id % messages.length]!;
}
