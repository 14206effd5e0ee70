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

export function addDrift(drift: Drift[], message: string, mended = true, field = ''): void {
  drift.push({ field, message, mended });
}

/** An event with the ways in which its body differed from the contract; absent where there are none. */
export type Received<Event> = Event & { readonly drift?: readonly Drift[] };

/**
 * Thrown by `parseEvent` for a body that is not an event: not JSON, not an object, without a name; and with `strict` for one
 * that differs from the contract. The error names fields and types but contains no value of the body, so it can be logged.
 * For the same reason it has no `cause` if the body is not JSON: the errors of JSON.parse quote the text.
 */
export class InvalidEventError extends Error {
  override name = 'InvalidEventError';
  /** The problems, at least one. */
  declare readonly issues: readonly EventIssue[];
  /** `event_name` of the body, if it is in the contract. */
  declare readonly eventName: string | undefined;

  constructor(issues: readonly EventIssue[], eventName?: string) {
    const reasons = issues.map(({ field, message }) => `${field || 'the body'} ${message}`);
    super(`The body is not ${eventName ? `a ${eventName}` : 'an'} event: ${reasons.join('; ')}.`);
    this.issues = issues.map(({ field, message }) => ({ field, message }));
    this.eventName = eventName;
  }
}

const NAMES: Readonly<Record<string, string>> = {
  b: 'true or false',
  d: 'a number',
  i: 'an integer',
  n: 'null',
  o: 'an object',
  s: 'text',
  t: 'text',
  u: 'nothing',
};

export function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return nameOfKind(value === null ? 'n' : typeof value === 'number' ? 'd' : typeof value);
}

export function nameOfKind([letter = '']: string): string {
  return NAMES[letter] ?? letter;
}

export function ownField(body: object, field: string): unknown {
  return Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
}
