import { examplePath, isJsonObject, type JsonObject, type Operation } from '@telephony/contract';
import type { Ask } from '../server/ask.ts';
import { readRequest } from '../sweep/sweep.ts';
import { recordOf } from '../writes/json-of.ts';

/** Records by whose names a server shows that it tells the story of the contract's examples. */
const WITNESSES = ['getUser', 'getQueue', 'getContact', 'getCdr'];
/** Fields that say who or what a record is, and that no workflow changes. */
const NAMES = ['email', 'first_name', 'last_name', 'name', 'number', 'mobile', 'live_id'];

/** The reads by which `showsStory` sees whether a server tells the story. */
export function storyReads(operations: readonly Operation[]): Operation[] {
  return WITNESSES.flatMap((id) => operations.filter(({ operationId }) => operationId === id));
}

/**
 * Whether a server has the people and things of the contract's examples. An account that has a record with the same id by
 * chance does not: each has to have the same names.
 */
export async function showsStory(
  operations: readonly Operation[],
  token: string,
  ask: Ask,
): Promise<boolean> {
  for (const operation of storyReads(operations)) {
    const record = recordOf(await ask('story', readRequest(examplePath(operation), token)));
    const told = exampleOf(operation);
    // A form of the record may leave some of them out.
    const names = NAMES.filter((name) => told?.[name] !== undefined && record?.[name] !== undefined);
    if (names.length === 0 || names.some((name) => record?.[name] !== told?.[name])) return false;
  }
  return true;
}

function exampleOf({ responses }: Operation): JsonObject | undefined {
  const [example] = responses.get('200')?.examples.values() ?? [];
  const data = isJsonObject(example?.value) ? example.value['data'] : undefined;
  return isJsonObject(data) ? data : undefined;
}
