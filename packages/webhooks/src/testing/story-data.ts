/** A story as it is written down. Ids are counted from 0, times are seconds since its beginning. */
export interface StoryData {
  readonly title: string;
  /** What all events of a leg have in common. */
  readonly legs: readonly Readonly<Record<string, unknown>>[];
  readonly events: readonly StoryEventData[];
}

/** The leg is null where the event is not about a leg. */
type StoryEventData = readonly [
  at: number,
  name: string,
  leg: number | null,
  fields: Readonly<Record<string, unknown>>,
];
