import { momentOf } from '../../../src/infrastructure/timestamp.ts';
import type { ToldStory } from './told-stories.ts';

type Fields = Record<string, unknown>;

const IDS = ['call_id', 'root_call_id', 'monitor_id'];
const TIMES = ['start_time', 'connected_at'];

/** The module of `@telephony/webhooks` that has the stories: ids are counted from 0, times are seconds since the beginning. */
export function storiesModule(stories: readonly ToldStory[]): string {
  const written = stories.map((story) => `  ${JSON.stringify(story.name)}: ${shortened(story)},`);
  const names = stories.map(({ name }) => `  | ${JSON.stringify(name)}`);
  return `/**
 * Made from the sandbox's calls by the tests of the sandbox: \`npx vitest run test/stories -u\` there. Do not edit.
 */
import type { StoryData } from '../testing/story-data.ts';

/** The name of a story. */
export type StoryName =
${names.join('\n')};

export const STORIES: Readonly<Record<StoryName, StoryData>> = {
${written.join('\n')}
};
`;
}

function shortened({ title, begin, bodies }: ToldStory): string {
  const ids: unknown[] = [];
  const events = bodies.map((body) => shortEvent(body, begin, ids));
  const legs = [
    ...Map.groupBy(
      events.filter(({ fields }) => 'state' in fields),
      legOf,
    ).values(),
  ].map((ofLeg) => commonFields(ofLeg.map(({ fields }) => fields)));
  const lines = events.map(({ at, name, fields }) => {
    const leg = 'state' in fields ? legs.findIndex((one) => one['call_id'] === fields['call_id']) : null;
    const known = leg === null ? {} : legs[leg]!;
    const own = Object.entries(fields).filter(([field]) => !(field in known));
    return `      ${JSON.stringify([at, name, leg, Object.fromEntries(own)])},`;
  });
  return `{
    title: ${JSON.stringify(title)},
    legs: [
${legs.map((leg) => `      ${JSON.stringify(leg)},`).join('\n')}
    ],
    events: [
${lines.join('\n')}
    ],
  }`;
}

interface ShortEvent {
  at: number;
  name: string;
  fields: Fields;
}

function shortEvent(body: Fields, begin: string, ids: unknown[]): ShortEvent {
  const { id: _, event_time: time, event_name: name, ...fields } = body;
  for (const field of IDS) if (field in fields) fields[field] = placeOf(fields[field], ids);
  for (const field of TIMES)
    if (typeof fields[field] === 'string') fields[field] = secondsBetween(begin, fields[field]);
  return { at: secondsBetween(begin, String(time)), name: String(name), fields };
}

/** @throws TypeError for an id that is not a number: a story could not be told with others. */
function placeOf(id: unknown, ids: unknown[]): number {
  if (typeof id !== 'number') throw new TypeError(`${String(id)} is no id.`);
  if (!ids.includes(id)) ids.push(id);
  return ids.indexOf(id);
}

function legOf({ fields }: ShortEvent): unknown {
  return fields['call_id'];
}

function secondsBetween(from: string, to: string): number {
  return (momentOf(to) - momentOf(from)) / 1000;
}

/** The fields that all have with the same value. */
function commonFields([first = {}, ...others]: Fields[]): Fields {
  const isCommon = ([field, value]: [string, unknown]) =>
    others.every((other) => JSON.stringify(other[field]) === JSON.stringify(value));
  return Object.fromEntries(Object.entries(first).filter(isCommon));
}
