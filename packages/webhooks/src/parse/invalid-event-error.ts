/** One thing that is wrong with a body. */
export interface EventIssue {
  /** The field, such as `event_time`; with dots where it is further in. Empty for the body as a whole. */
  field: string;
  /** What is wrong with it, to stand after the name: `is missing`, `is text, not an integer or null`. */
  message: string;
}

/**
 * Thrown by `parseEvent` for a body that is no event: not JSON, no object, without a name, or, for an event that the
 * contract knows, without what the contract requires of it. The error names fields and types and holds no value of the
 * body, so it can be logged: for the same reason it has no `cause` where JSON.parse refused, whose errors quote the text.
 */
export class InvalidEventError extends Error {
  override name = 'InvalidEventError';
  /** What is wrong, at least one. */
  readonly issues: readonly [EventIssue, ...EventIssue[]];
  /** `event_name` of the body, where the contract knows it. */
  readonly eventName: string | undefined;

  constructor(
    issues: readonly [EventIssue, ...EventIssue[]],
    details: { eventName?: string; cause?: unknown } = {},
  ) {
    const { eventName, cause } = details;
    const reasons = issues.map(({ field, message }) => `${field || 'the body'} ${message}`);
    super(
      `The body is no ${eventName === undefined ? '' : `${eventName} `}event: ${reasons.join('; ')}.`,
      cause === undefined ? undefined : { cause },
    );
    this.issues = issues;
    this.eventName = eventName;
  }
}
