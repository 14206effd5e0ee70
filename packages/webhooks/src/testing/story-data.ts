/** Ids count from 0, times are seconds. */
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
