import { isJsonObject, type JsonObject } from '@telephony/contract';
import { mapOperations } from '../transform/map-operations.ts';
import type { Transformation } from '../transform/transformation.ts';

/** The statuses in place of a range: of a success with a body, of one without, and of an error. */
const SUCCESS_WITH_BODY = ['200'];
const SUCCESS_WITHOUT_BODY = ['200', '202', '204'];
const RANGES: Readonly<Record<string, readonly string[]>> = { '4XX': ['400', '403', '404'], '5XX': ['500'] };

/**
 * With statuses that every generator reads: for a range, the statuses that the contract has elsewhere for the same; and for
 * a redirect that is the success of its operation, the same body as 200 too, or else no method would return it.
 */
export const plainStatuses: Transformation = (document) =>
  mapOperations(document, (operation) => ({ ...operation, responses: plain(operation['responses']) }));

function plain(responses: unknown): JsonObject {
  if (!isJsonObject(responses)) return {};
  const ranges = Object.keys(responses).filter((status) => /^\dXX$/i.test(status));
  const made = Object.entries(responses).filter(([status]) => !ranges.includes(status));
  for (const range of ranges) {
    for (const status of standIns(range.toUpperCase(), responses[range]))
      made.push([status, responses[range]]);
  }
  const redirect = made.find(([status]) => /^3\d\d$/.test(status));
  if (redirect) made.push(['200', redirect[1]]);
  // The first of a status is the one that the contract states.
  return Object.fromEntries(made.toReversed());
}

function standIns(range: string, response: unknown): readonly string[] {
  if (range !== '2XX') return RANGES[range] ?? [];
  return isJsonObject(response) && 'content' in response ? SUCCESS_WITH_BODY : SUCCESS_WITHOUT_BODY;
}
