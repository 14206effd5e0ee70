import { OTHER_LENGTH } from '../laws/aside-law.ts';
import { NAME as TOKENS } from '../laws/token-law.ts';
import type { Violation } from './violation.ts';

/**
 * One cause, one violation. What a single response shows by itself explains what laws find about the same field of the same
 * resource; where GET has a status or a type that it must not have, HEAD differs, and no token is looked at; a body that is
 * wrong has another length; a header that lets pages of other sites read is missing from a path once; and the law of tokens
 * speaks about the statuses of its requests.
 *
 * @param shown By single responses.
 * @param concluded From several responses, by laws.
 */
export function withoutConsequences(
  shown: readonly Violation[],
  concluded: readonly Violation[],
): Violation[] {
  const ofReads = shown.filter(({ by }) => by !== `law / ${TOKENS}`);
  const odd = ofReads.filter(({ rule }) => ['status', 'redirect', 'content-type'].includes(rule));
  const oddOperations = new Set(odd.map(({ operationId }) => operationId));
  const oddStatuses = new Set(odd.filter(({ rule }) => rule !== 'content-type').map(responseOf));
  const fields = new Set(shown.filter(({ pointer }) => pointer !== '').map(fieldOf));
  const others = [...shown, ...concluded].filter(({ message }) => message !== OTHER_LENGTH);
  const wrong = new Set(others.map(({ operationId }) => operationId));
  const cors = concluded.filter(({ rule }) => rule === 'cors').toReversed();
  const firstOfPath = new Set(new Map(cors.map((one) => [`${one.path} ${one.expected}`, one])).values());
  const isConsequence = (one: Violation) =>
    (one.rule === 'law' && fields.has(fieldOf(one))) ||
    (one.message === OTHER_LENGTH && wrong.has(one.operationId)) ||
    (one.rule === 'head' && oddOperations.has(one.operationId)) ||
    (one.rule === 'token' && oddStatuses.has(responseOf(one))) ||
    (one.rule === 'cors' && !firstOfPath.has(one));
  return [
    ...shown.filter(({ rule, by }) => rule !== 'status' || by !== `law / ${TOKENS}`),
    ...concluded.filter((one) => !isConsequence(one)),
  ];
}

function responseOf({ operationId, status }: Violation): string {
  return `${operationId} ${status}`;
}

/** `contacts first_name`, whether it is read in a list or in a record. */
function fieldOf({ path, pointer }: Violation): string {
  return `${path.split('/')[1]} ${pointer.split('/').at(-1)}`;
}
