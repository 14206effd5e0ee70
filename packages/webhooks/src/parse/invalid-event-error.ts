import type { EventIssue } from './drift.ts';

/**
 * Thrown by `parseEvent` for a body that is not an event: not JSON, not an object, without a name; and with `strict` for one
 * that differs from the contract. The error names fields and types but contains no value of the body, so it can be logged.
 * For the same reason it has no `cause` if the body is not JSON: the errors of JSON.parse quote the text.
 */
export class InvalidEventError extends Error {
  override name = 'InvalidEventError';
  /** The problems, at least one. */
  readonly issues: readonly EventIssue[];
  /** `event_name` of the body, if it is in the contract. */
  readonly eventName: string | undefined;

  constructor(issues: readonly EventIssue[], eventName?: string) {
    const reasons = issues.map(({ field, message }) => `${field || 'the body'} ${message}`);
    super(
      `The body is not ${eventName === undefined ? 'an' : `a ${eventName}`} event: ${reasons.join('; ')}.`,
    );
    this.issues = issues.map(({ field, message }) => ({ field, message }));
    this.eventName = eventName;
  }
}
