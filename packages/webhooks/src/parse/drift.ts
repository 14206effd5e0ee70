/** A difference between a body and the contract, without any value of the body. */
export interface EventIssue {
  /** Such as `event_time`. Empty for the body as a whole. */
  field: string;
  /** Such as `is text, not an integer or null`. */
  message: string;
}

/** A difference that leaves the body an event. */
export interface Drift extends EventIssue {
  /** The event has the contract's form, not the value that was sent. */
  mended: boolean;
}

export function addDrift(drift: Drift[], message: string, mended = true, field = ''): void {
  drift.push({ field, message, mended });
}

/** An event with its differences from the contract, if any. */
export type Received<Event> = Event & { readonly drift?: readonly Drift[] };

/** Thrown by `parseEvent` for a body that is not an event. Without any value of the body, so you can log it. */
export class InvalidEventError extends Error {
  override name = 'InvalidEventError';
  declare readonly issues: readonly EventIssue[];
  /** `event_name`, if it is in the contract. */
  declare readonly eventName: string | undefined;

  constructor(issues: readonly EventIssue[], eventName?: string) {
    const reasons = issues.map(({ field, message }) => `${field || 'the body'} ${message}`);
    super(`The body is not ${eventName ? `a ${eventName}` : 'an'} event: ${reasons.join('; ')}.`);
    this.issues = issues.map(({ field, message }) => ({ field, message }));
    this.eventName = eventName;
  }
}

// By letters of `Kinds` and `typeof`.
const TYPE_NAMES: Readonly<Record<string, string>> = {
  b: 'true or false',
  d: 'a number',
  i: 'an integer',
  n: 'null',
  o: 'an object',
  s: 'text',
  t: 'text',
  u: 'nothing',
};

export function valueType(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return kindName(value === null ? 'n' : typeof value === 'number' ? 'd' : typeof value);
}

export function kindName([letter = '']: string): string {
  return TYPE_NAMES[letter] ?? letter;
}

export function ownField(body: object, field: string): unknown {
  return Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
}
