/** One difference between a body and the contract. It names a field and types, but never a value. */
export interface EventIssue {
  /** The field, such as `event_time`. Empty for the body as a whole. */
  field: string;
  /** What is different, to be read after its name: `is missing`, `is text, not an integer or null`. */
  message: string;
}

/** A difference between a body and the contract that does not keep it from being an event. */
export interface Drift extends EventIssue {
  /** Whether the event has the contract's form of it all the same; otherwise it has what was sent. */
  mended: boolean;
}

/** An event with the ways in which its body differed from the contract; absent where there are none. */
export type Received<Event> = Event & { readonly drift?: readonly Drift[] };
