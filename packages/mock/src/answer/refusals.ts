import { type FieldError, type Operation, refusalBody } from '@telephony/contract';
import { type Answer, errorAnswer, jsonAnswer } from './answer.ts';

export function malformedAddress(url: string): Answer {
  return errorAnswer(400, `${printable(url)} is not a valid request target.`, [
    { field: 'path', message: 'must begin with / and have well-formed percent-encoding' },
  ]);
}

export function unknownPath(pathname: string): Answer {
  return errorAnswer(
    404,
    `${printable(pathname)} is not a path of the contract. GET / lists all operations.`,
  );
}

export function wrongMethod(method: string, pathname: string, allow: string[]): Answer {
  const allowed = allow.join(', ');
  const message = `${printable(pathname)} does not support ${method}. Supported: ${allowed}.`;
  return errorAnswer(405, message, [], { allow: allowed });
}

/** The response to OPTIONS. Unknown paths get one too: after a failed preflight a browser would not show the 404. */
export function methodsOf(allow: string[]): Answer {
  return { status: 204, headers: allow.length > 0 ? { allow: allow.join(', ') } : {}, body: undefined };
}

export function unauthorized(): Answer {
  const message =
    'Authentication failed: token does not exist. Send any token in X-Auth-Token, or user ID and token as HTTP Basic.';
  return errorAnswer(401, message, [{ field: 'X-Auth-Token', message: 'is required' }]);
}

/** The platform responds 400 to what it cannot take, whether or not the operation lists 400. */
export function badRequest(errors: FieldError[]): Answer {
  return jsonAnswer(400, refusalBody(errors));
}

/** A preference that the operation cannot meet: the mock's own 400, which names it. */
export function wrongPreference({ operationId }: Operation, errors: FieldError[]): Answer {
  const [first] = errors;
  return errorAnswer(400, `${operationId}: ${first?.field} ${first?.message}`, errors);
}

/** What `--errors` refuses to send. */
export function brokenAnswer({ operationId }: Operation, errors: FieldError[]): Answer {
  return errorAnswer(
    500,
    `The response of ${operationId} breaks the contract. See errors for each mistake.`,
    errors,
  );
}

/** The contract or the mock is at fault. */
export function failure({ operationId }: Operation, error: unknown): Answer {
  // Prism says in `detail` what is wrong; its message is a title.
  const { message, detail } = error as { message?: string; detail?: string };
  return errorAnswer(
    500,
    `The mock could not make a response for ${operationId}: ${detail ?? message ?? String(error)}`,
  );
}

const printable = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
