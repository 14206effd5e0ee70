import { childPointer, type DocumentOperation, isJsonObject, METHODS } from '@telephony/contract';
import {
  type Change,
  changeAt,
  compareDeprecated,
  compareNeed,
  type Comparison,
  memberAt,
  type OperationPair,
  pairByName,
} from './comparison.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { compareOwnServers } from './compare-servers.ts';
import { compareContent } from './compare-content.ts';
import { valuesText } from './words.ts';
import { type ContractDocument, itemsIn } from '../schema/model.ts';

export function compareOperation(comparison: Comparison, pair: OperationPair): Change[] {
  return [
    ...compareIdentity(pair),
    ...compareOwnServers(comparison, pair),
    ...compareParameters(comparison, pair),
    ...compareRequestBody(comparison, pair),
    ...compareResponses(comparison, pair),
    ...compareSecurity(comparison, pair),
    ...compareFilters(pair),
    ...compareCallbacks(comparison, pair),
  ];
}

function compareIdentity({ base, revision, name }: OperationPair): Change[] {
  const changes: Change[] = [];
  const [was, is] = [base.value['operationId'], revision.value['operationId']];
  if (was !== is) {
    const text = `The operationId is \`${String(is)}\` now (it was \`${String(was)}\`): requests stay the same, but code that is generated from the contract has another name, and the page another address.`;
    const at = memberAt(base, revision, 'operationId');
    changes.push(changeAt(at, [name], 'types', 'operation-id-changed', text));
  }
  const about = { what: 'operation', subject: 'The operation', operation: name };
  return [...changes, ...compareDeprecated(base, revision, about)];
}

function compareRequestBody(comparison: Comparison, pair: OperationPair): Change[] {
  const { base, revision, name, kind } = pair;
  const was = comparison.base.member(base, 'requestBody');
  const is = comparison.revision.member(revision, 'requestBody');
  const direction = kind === 'webhook' ? 'response' : 'request';
  const what = kind === 'webhook' ? 'the event' : 'the body';
  if (was && is) {
    const about = { direction, operation: name, what, isPushed: kind === 'webhook' } as const;
    const subject = kind === 'webhook' ? 'The body of the event' : 'The body';
    return [
      ...compareNeed(was, is, { what: 'body', subject, direction, operation: name }),
      ...compareContent(comparison, was, is, about),
    ];
  }
  if (was) {
    const text =
      kind === 'webhook'
        ? 'The event has no body now: receivers find nothing.'
        : 'The request takes no body now: what callers send in it is lost or refused.';
    return [changeAt({ base: was.pointer }, [name], 'wire', 'body-removed', text)];
  }
  if (!is) return [];
  const isRequired = is.value['required'] === true && direction === 'request';
  const text = isRequired
    ? 'The request must have a body now: requests without it are refused.'
    : kind === 'webhook'
      ? 'The event has a body (new).'
      : 'The request can have a body (new).';
  return [changeAt({ revision: is.pointer }, [name], isRequired ? 'wire' : 'feature', 'body-added', text)];
}

function compareFilters({ base, revision, name }: OperationPair): Change[] {
  const [before, after] = [filterMarks(base), filterMarks(revision)];
  const at = memberAt(base, revision, 'x-filter');
  const lost = [
    ...itemsOnlyIn(after?.['refused'], before?.['refused']),
    ...itemsOnlyIn(before?.['also'], after?.['also']),
  ];
  const gained = [
    ...itemsOnlyIn(before?.['refused'], after?.['refused']),
    ...itemsOnlyIn(after?.['also'], before?.['also']),
  ];
  const changes: Change[] = [];
  if (lost.length > 0) {
    const text = `\`filter\` no longer takes ${valuesText(lost)}: requests with it get 400.`;
    changes.push(changeAt(at, [name], 'wire', 'filter-narrowed', text));
  }
  if (gained.length > 0) {
    const text = `\`filter\` takes ${valuesText(gained)} as well.`;
    changes.push(changeAt(at, [name], 'feature', 'filter-widened', text));
  }
  return changes;
}

function filterMarks({ value }: DocumentOperation) {
  return isJsonObject(value['x-filter']) ? value['x-filter'] : undefined;
}

function itemsOnlyIn(list: unknown, others: unknown): unknown[] {
  return itemsIn(list).filter((name) => !itemsIn(others).includes(name));
}

// The platform sends callbacks, as it sends webhooks.
function compareCallbacks(comparison: Comparison, pair: OperationPair): Change[] {
  const before = readCallbacks(comparison.base, pair.base);
  const after = readCallbacks(comparison.revision, pair.revision);
  return pairByName(before, after).flatMap(([key, was, is]): Change[] => {
    if (was && is)
      return compareOperation(comparison, { base: was, revision: is, name: pair.name, kind: 'webhook' });
    if (!was) {
      const at = is ? { revision: is.pointer } : {};
      return [changeAt(at, [pair.name], 'feature', 'callback-added', `The callback \`${key}\` is new.`)];
    }
    const text = `The callback \`${key}\` is gone: receivers no longer get it.`;
    return [changeAt({ base: was.pointer }, [pair.name], 'wire', 'callback-removed', text)];
  });
}

function readCallbacks(
  document: ContractDocument,
  { value, pointer }: DocumentOperation,
): Map<string, DocumentOperation> {
  const callbacks = document.members(document.member({ value, pointer }, 'callbacks'));
  const found = new Map<string, DocumentOperation>();
  for (const [name, callback] of callbacks) {
    for (const [address, item] of document.members(callback)) {
      for (const method of METHODS) {
        const operation = item.value[method];
        if (!isJsonObject(operation)) continue;
        const key = `${name} ${method.toUpperCase()} ${address}`;
        found.set(key, {
          kind: 'webhook',
          path: address,
          method,
          pointer: childPointer(item.pointer, method),
          value: operation,
          pathItem: item.value,
        });
      }
    }
  }
  return found;
}
