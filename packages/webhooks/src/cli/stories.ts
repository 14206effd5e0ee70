import { columns, readCommand } from '@telephony/command-line';
import { SAMPLES } from '../generated/samples.ts';
import { MALFORMED } from '../testing/malformed.ts';
import { story, type StoryName, storyNames, storyTitle } from '../testing/story.ts';
import { choice, usage } from './arguments.ts';

const HELP = `Usage: telephony-webhooks stories [NAME]

Lists what can be delivered: whole calls, events, and malformed bodies. With the name of a call: its events.

  --json      as JSON
  --help, -h  show this text

Example
  telephony-webhooks stories queue-second-agent
`;

const options = { json: { type: 'boolean', default: false } } as const;

/** `telephony-webhooks stories`. @returns The exit code. */
export function storiesCommand(args: string[]): number {
  const { values, positionals } = readCommand(HELP, 'telephony-webhooks stories --help', options, args);
  const [name, ...others] = positionals;
  if (others.length > 0) throw usage(`One story can be named, not also ${others.join(' ')}.`);
  const told = name === undefined ? listed() : one(choice('NAME', name, storyNames()));
  console.log(values.json ? JSON.stringify(told.data, null, 2) : told.lines.join('\n'));
  return 0;
}

interface Told {
  data: unknown;
  lines: string[];
}

function listed(): Told {
  const stories = storyNames().map((name) => ({ name, title: storyTitle(name), events: story(name).length }));
  const events = Object.entries(SAMPLES).map(([name, samples]) => ({ name, examples: Object.keys(samples) }));
  const malformed = Object.entries(MALFORMED).map(([name, { about, should }]) => ({ name, about, should }));
  const lines = [
    'Calls (--story NAME), with the number of their events',
    ...columns(stories.map((each) => [`  ${each.name}`, each.events, each.title])),
    '',
    'Events (--event NAME), with their examples (--example NAME)',
    ...columns(events.map(({ name, examples }) => [`  ${name}`, examples.join(', ')])),
    '',
    'Malformed bodies (--malformed NAME), with what a receiver should do: it must accept all of them with 2xx',
    ...columns(malformed.map(({ name, should, about }) => [`  ${name}`, SHOULD[should], about])),
  ];
  return { data: { stories, events, malformed }, lines };
}

const SHOULD = { handle: 'handle', either: 'handle or keep', keep: 'keep' } as const;

function one(name: StoryName): Told {
  const events = story(name);
  const begin = events[0]?.at.getTime() ?? 0;
  const calls = [...new Set(events.map(({ event }) => ('call_id' in event ? event.call_id : 0)))];
  const rows = events.map(({ at, event }, index) => {
    const leg = 'call_id' in event ? `leg ${calls.indexOf(event.call_id) + 1}` : '';
    const to = 'dst_name' in event ? (event.dst_name ?? event.dst ?? '') : '';
    return [index + 1, `+${(at.getTime() - begin) / 1000} s`, event.event_name, leg, to];
  });
  return { data: events.map(({ event }) => event), lines: [storyTitle(name), ...columns(rows)] };
}
