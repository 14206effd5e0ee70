import { declaredStatus, successStatuses } from '@telephony/contract';
import { describe, expect, it } from 'vitest';
import { loadPlatformContract, type PlatformOperation } from '../../src/contract/contract.ts';
import { type Answer, usePlatform } from '../support/serve-platform.ts';
import { sentExamples, type SentExample } from './sent-examples.ts';

const { operations } = loadPlatformContract();
const cases = operations.map((operation) => ({
  id: operation.operationId,
  operation,
  requests: sentExamples(operation),
}));

describe('every example that the contract prints is a request that succeeds', () => {
  const served = usePlatform();

  it.each(cases)('$id', async ({ operation, requests }) => {
    const problems: string[] = [];
    for (const request of requests) problems.push(...(await problemsOf(operation, request)));
    expect(problems).toEqual([]);
  });

  /** What is wrong with a request, each of whose lines is sent at the start of the story. */
  async function problemsOf(
    operation: PlatformOperation,
    { name, lines, body, token }: SentExample,
  ): Promise<string[]> {
    const refusals: string[] = [];
    for (const line of lines) {
      served.reset();
      const answer = await served.ask(line, { body, token });
      if (isSuccess(operation, answer)) return [...warned(name, answer), ...unselected(name, line, answer)];
      refusals.push(`${name}: ${line}: ${answer.status} ${answer.text}`);
    }
    return refusals;
  }

  it('there are several for each operation', () => {
    const count = cases.reduce((sum, { requests }) => sum + requests.length, 0);
    console.log(`Requests made of examples: ${count}.`);
    expect(count).toBeGreaterThan(2 * operations.length);
    expect(served.faults).toEqual([]);
  });
});

/** A success that the operation declares, such as the 301 of PATCH /calls/{id} (ledger C-21). */
function isSuccess({ responses }: PlatformOperation, { status }: Answer): boolean {
  const declared = declaredStatus({ responses }, status);
  return declared !== undefined && successStatuses(responses.keys()).includes(declared);
}

/**
 * What an example asks for is meant; only that of `dir` stands without `sort`, as each parameter stands alone here, and some of it is
 * not simulated.
 */
function warned(name: string, { headers }: Answer): string[] {
  const warning = headers.get('x-request-warning');
  const isMeant = (one: string) => one.startsWith('dir ') || /changes nothing here$|no effect here/.test(one);
  return (warning?.split('; ') ?? []).every(isMeant) ? [] : [`${name}: ${warning}`];
}

/** A filter finds at least one record of the story, and `fields` of a collection names fields of its record. */
function unselected(name: string, line: string, { json }: Answer): string[] {
  if (name.startsWith('filter ')) return json.total > 0 ? [] : [`${name}: ${line}: finds nothing`];
  if (!name.startsWith('fields ') || !Array.isArray(json.data)) return [];
  const shown = Object.keys(json.data[0]);
  const names = decodeURIComponent(line.replace(/^.*=/, '')).split(',');
  return names.filter((field) => !shown.includes(field)).map((field) => `${name}: ${line}: no ${field}`);
}
