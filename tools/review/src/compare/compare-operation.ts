import { childPointer, type DocumentOperation, isJsonObject, METHODS } from '@telephony/contract';
import type { Change, Comparison, OperationPair } from './comparison.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { compareOwnServers } from './compare-servers.ts';
import { compareContent } from './compare-content.ts';
import { valuesText } from './words.ts';
import type { ContractDocument } from '../schema/sites.ts';

/** All changes of one operation that matter to its callers. */
export function compareOperation(comparison: Comparison, pair: OperationPair): Change[] {
  return [
    ...compareIdentity(pair),
    ...compareOwnServers(comparison, pair),
    ...compareParameters(comparison, pair),
    ...compareRequestBody(comparison, pair),
    ...compareResponses(comparison, pair),
    ...compareSecurity(comparison, pair),
    ...compareFilters(pair),
    ...compareCallbacks(comparison, pair, compareOperation),
  ];
}

function compareIdentity({ base, revision, name }: OperationPair): Change[] {
  const changes: Change[] = [];
  const [was, is] = [base.value['operationId'], revision.value['operationId']];
  if (was !== is) {
    changes.push({
      effect: 'types',
      rule: 'operation-id-changed',
      text: `The operationId is \`${String(is)}\` now (it was \`${String(was)}\`): requests stay the same, but code that is generated from the contract has another name, and the page another address.`,
      place: { side: 'revision', pointer: childPointer(revision.pointer, 'operationId') },
      base: childPointer(base.pointer, 'operationId'),
      revision: childPointer(revision.pointer, 'operationId'),
      operations: [name],
    });
  }
  if (revision.value['deprecated'] === true && base.value['deprecated'] !== true) {
    const pointer = childPointer(revision.pointer, 'deprecated');
    changes.push({
      effect: 'feature',
      rule: 'operation-deprecated',
      text: 'The operation is deprecated.',
      place: { side: 'revision', pointer },
      revision: pointer,
      operations: [name],
    });
  }
  return changes;
}

/** The changes of the body of a request: what callers send, or what the platform sends to a webhook. */
function compareRequestBody(comparison: Comparison, pair: OperationPair): Change[] {
  const { base, revision, name, kind } = pair;
  const was = comparison.base.member(base, 'requestBody');
  const is = comparison.revision.member(revision, 'requestBody');
  const direction = kind === 'webhook' ? 'answer' : 'request';
  const what = kind === 'webhook' ? 'the event' : 'the body';
  if (was && is) {
    return [
      ...compareNeed(was.value['required'] === true, is.value['required'] === true, pair, {
        base: was.pointer,
        revision: is.pointer,
      }),
      ...compareContent(comparison, was, is, {
        direction,
        operation: name,
        what,
        isPushed: kind === 'webhook',
      }),
    ];
  }
  if (was) {
    const place = { side: 'base', pointer: was.pointer } as const;
    const text =
      kind === 'webhook'
        ? 'The event has no body now: receivers find nothing.'
        : 'The request takes no body now: what callers send in it is lost or refused.';
    return [{ effect: 'wire', rule: 'body-removed', text, place, base: was.pointer, operations: [name] }];
  }
  if (!is) return [];
  const isRequired = is.value['required'] === true && direction === 'request';
  const text = isRequired
    ? 'The request must have a body now: requests without it are refused.'
    : kind === 'webhook'
      ? 'The event has a body (new).'
      : 'The request can have a body (new).';
  return [
    {
      effect: isRequired ? 'wire' : 'feature',
      rule: 'body-added',
      text,
      place: { side: 'revision', pointer: is.pointer },
      revision: is.pointer,
      operations: [name],
    },
  ];
}

function compareNeed(
  needed: boolean,
  needs: boolean,
  { name, kind }: OperationPair,
  { base, revision }: { base: string; revision: string },
): Change[] {
  if (needed === needs) return [];
  const [effect, text]: [Change['effect'], string] =
    kind === 'webhook'
      ? needs
        ? ['feature', 'The event always has a body now.']
        : ['wire', 'The event may come without a body now: receivers that count on it break.']
      : needs
        ? ['wire', 'The body is required now: requests without it are refused.']
        : ['feature', 'The body may be left out now.'];
  const rule = needs ? 'body-required' : 'body-optional';
  const at = { base: childPointer(base, 'required'), revision: childPointer(revision, 'required') };
  return [
    { effect, rule, text, place: { side: 'revision', pointer: at.revision }, ...at, operations: [name] },
  ];
}

/** The changes of what a collection can be filtered by beyond the fields of its record (`x-filter`). */
function compareFilters({ base, revision, name }: OperationPair): Change[] {
  const [before, after] = [filterOf(base), filterOf(revision)];
  const pointer = childPointer(revision.pointer, 'x-filter');
  const common = {
    place: { side: 'revision', pointer: after ? pointer : revision.pointer } as const,
    base: childPointer(base.pointer, 'x-filter'),
    revision: pointer,
    operations: [name],
  };
  const lost = [
    ...without(names(after?.['refused']), names(before?.['refused'])),
    ...without(names(before?.['also']), names(after?.['also'])),
  ];
  const gained = [
    ...without(names(before?.['refused']), names(after?.['refused'])),
    ...without(names(after?.['also']), names(before?.['also'])),
  ];
  const changes: Change[] = [];
  if (lost.length > 0) {
    const text = `\`filter\` no longer takes ${valuesText(lost)}: requests with it get 400.`;
    changes.push({ effect: 'wire', rule: 'filter-narrowed', text, ...common });
  }
  if (gained.length > 0) {
    const text = `\`filter\` takes ${valuesText(gained)} as well.`;
    changes.push({ effect: 'feature', rule: 'filter-widened', text, ...common });
  }
  return changes;
}

function filterOf({ value }: DocumentOperation) {
  return isJsonObject(value['x-filter']) ? value['x-filter'] : undefined;
}

function names(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

function without(list: string[], others: string[]): string[] {
  return list.filter((name) => !others.includes(name));
}

/** The changes of the requests that the platform makes because of an operation. They are compared as webhooks are. */
function compareCallbacks(
  comparison: Comparison,
  pair: OperationPair,
  compareOperation: (comparison: Comparison, pair: OperationPair) => Change[],
): Change[] {
  const before = callbacksOf(comparison.base, pair.base);
  const after = callbacksOf(comparison.revision, pair.revision);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Change[] => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was && is) {
      return compareOperation(comparison, { base: was, revision: is, name: pair.name, kind: 'webhook' });
    }
    const [side, operation] = was ? (['base', was] as const) : (['revision', is] as const);
    if (!operation) return [];
    const fate = was ? 'gone: receivers wait for it in vain' : 'new';
    return [
      {
        effect: was ? 'wire' : 'feature',
        rule: was ? 'callback-removed' : 'callback-added',
        text: `The callback \`${key}\` is ${fate}.`,
        place: { side, pointer: operation.pointer },
        [side]: operation.pointer,
        operations: [pair.name],
      },
    ];
  });
}

function callbacksOf(
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
