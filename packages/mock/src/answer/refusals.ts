import type { FieldError, Operation } from '@telephony/contract';
import { type Answer, errorAnswer } from './answer.ts';

export function malformedAddress(url: string): Answer {
  return errorAnswer(400, `The address ${printable(url)} cannot be read.`, [
    { field: 'path', message: 'must begin with / and have well-formed percent-encoding' },
  ]);
}

export function unknownPath(pathname: string): Answer {
  return errorAnswer(
    404,
    `No operation of the contract has the path ${printable(pathname)}. GET / lists them.`,
  );
}

export function wrongMethod(method: string, pathname: string, allow: string[]): Answer {
  const allowed = allow.join(', ');
  const message = `${printable(pathname)} does not take ${method}; it takes ${allowed}.`;
  return errorAnswer(405, message, [], { allow: allowed });
}

/** The answer to OPTIONS. Unknown paths have one too: browsers do not show what they refuse to ask. */
export function methodsOf(allow: string[]): Answer {
  return { status: 204, headers: allow.length > 0 ? { allow: allow.join(', ') } : {}, body: undefined };
}

export function unauthorized(): Answer {
  const message =
    'Authentication failed: token does not exist. Send any in X-Auth-Token, or user id and token as HTTP Basic.';
  return errorAnswer(401, message, [{ field: 'X-Auth-Token', message: 'is required' }]);
}

/** 400 is what the platform answers to what it cannot take, whether or not the operation lists it. */
export function badRequest({ operationId }: Operation, errors: FieldError[]): Answer {
  const [first] = errors;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return errorAnswer(400, `${operationId}: ${first?.field} ${first?.message}${more}`, errors);
}

/** What `--errors` refuses to send. */
export function brokenAnswer({ operationId }: Operation, errors: FieldError[]): Answer {
  return errorAnswer(500, `The answer of ${operationId} breaks the contract.`, errors);
}

/** A fault of the contract or of the mock. */
export function failure({ operationId }: Operation, error: unknown): Answer {
  // Prism says in `detail` what is wrong; its message is a title.
  const { message, detail } = error as { message?: string; detail?: string };
  return errorAnswer(500, `The mock could not answer ${operationId}: ${detail ?? message ?? String(error)}`);
}

const printable = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
