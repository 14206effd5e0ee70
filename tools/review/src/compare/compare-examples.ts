import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import { operationsAt } from '../redocly/operations-at.ts';
import type { Change } from './change.ts';

/** The examples with files of their own that say something else; Redocly does not look into them. */
export function compareExamples(base: JsonObject, revision: JsonObject): Change[] {
  const [before, after] = [examplesOf(base), examplesOf(revision)];
  return Object.keys(before)
    .filter((name) => name in after && !isDeepStrictEqual(before[name], after[name]))
    .map((name) => {
      const pointer = childPointer('/components/examples', name);
      return {
        effect: 'text',
        rule: 'text',
        text: `The example \`${name}\` is changed.`,
        place: { side: 'revision', pointer },
        base: pointer,
        revision: pointer,
        operations: operationsAt(revision, pointer),
      };
    });
}

function examplesOf({ components }: JsonObject): JsonObject {
  const examples = isJsonObject(components) ? components['examples'] : undefined;
  return isJsonObject(examples) ? examples : {};
}
