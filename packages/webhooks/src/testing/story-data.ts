/** A story as it is written down. Ids are counted from 0, times are seconds since its beginning. */
export interface StoryData {
  readonly title: string;
  readonly legs: readonly Readonly<Record<string, unknown>>[];
  readonly events: readonly StoryEventData[];
}

type StoryEventData = readonly [
  at: number,
  name: string,
  leg: number | null,
  fields: Readonly<Record<string, unknown>>,
];
