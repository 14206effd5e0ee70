import { childPointer } from '@telephony/contract';
import type { Change } from './change.ts';
import { compareCallbacks } from './compare-callbacks.ts';
import { compareFilters } from './compare-filters.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareRequestBody } from './compare-request-body.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { compareOwnServers } from './compare-servers.ts';
import type { Comparison, OperationPair } from './comparison.ts';

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
