import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** Names of operations that are not a verb with a noun. */
const ALLOWED = new Map([
  ['ping', 'get'],
  ['login', 'post'],
  ['loginWithSecondFactor', 'post'],
  ['logout', 'post'],
]);

const EXAMPLES = new Map([
  ['get', 'listCdrs or getCdr'],
  ['post', 'createCall'],
  ['patch', 'updateCall'],
  ['delete', 'deleteMonitors'],
]);

const VERBS = new Map([
  ['get', ['list', 'get', 'download']],
  ['post', ['create', 'request', 'resend', 'reset']],
  ['patch', ['update', 'bulkUpdate']],
  ['delete', ['delete', 'deleteAll']],
]);

/**
 * An operationId is a verb that fits the method, and a noun: it names the method of the client, the page of the docs and
 * the files of the examples. `deleteAll` is for collections, so that nobody empties one under a harmless name.
 */
export const rule: Rule = () =>
  eachOperation(({ kind, name, method, operation }, report) => {
    const id = operation.object['operationId'];
    if (kind === 'webhook' || typeof id !== 'string' || ALLOWED.get(id) === method) return;
    const at = operation.at.child('operationId');
    const verbs = VERBS.get(method) ?? [];
    if (!new RegExp(`^(${verbs.join('|')})([A-Z][a-z0-9]+)+$`).test(id)) {
      report(
        `${id} of a ${method.toUpperCase()} is not ${verbs.join(' or ')} with a noun in camel case. Write it like ${EXAMPLES.get(method) ?? 'getCdr'}.`,
        at,
      );
    } else if (method === 'delete' && id.startsWith('deleteAll') === name.includes('{')) {
      report(`${id}: deleteAll is the name of a DELETE that empties a collection, and of no other.`, at);
    }
  });
