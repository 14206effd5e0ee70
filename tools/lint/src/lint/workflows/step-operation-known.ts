import { dirname } from 'node:path';
import { isJsonObject, nearest } from '@telephony/contract';
import type { Rule } from '../visitor.ts';
import { contractOperationIds } from './contract-operation-ids.ts';

const REFERENCE = /^\$sourceDescriptions\.telephony\.(\w+)$/;

/** Every step names an operation of the contract: Redocly does not look into the source description. */
export const stepOperationKnown: Rule = () => {
  let known: Set<string> | undefined;
  return {
    Step(node, { location, report }) {
      if (!isJsonObject(node) || typeof node['operationId'] !== 'string') return;
      const { operationId } = node;
      known ??= contractOperationIds(dirname(dirname(location.source.absoluteRef)));
      const id = REFERENCE.exec(operationId)?.[1];
      if (id !== undefined && known.has(id)) return;
      report({
        message: `${operationId} is not an operation of the contract. ${remedyOf(id, known)}`,
        location: location.child('operationId'),
      });
    },
  };
};

function remedyOf(id: string | undefined, known: Set<string>): string {
  const meant = id === undefined ? undefined : nearest(id, known);
  return meant === undefined
    ? 'Write $sourceDescriptions.telephony.<operationId>.'
    : `Did you mean ${meant}?`;
}
