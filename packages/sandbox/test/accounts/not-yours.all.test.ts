/** An id of another account is as unknown as one that nobody has, on every operation that takes one. */
import { examplePath } from '@telephony/contract';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  loadPlatformContract,
  type PlatformOperation,
  requestExamples,
} from '../../src/contract/contract.ts';
import { everythingOf, inSecond, serveTwoAccounts, unknown } from './support/two-accounts.ts';

const { operations } = loadPlatformContract();
const withId = operations.filter(({ path }) => path.includes('{'));

const served = await serveTwoAccounts();
afterEach(() => served.reset());
afterAll(() => served.close());

function questionOf({ method, operationId }: PlatformOperation, path: string) {
  const [body] = requestExamples(served.platform.contract, operationId);
  return { line: `${method.toUpperCase()} ${path}`, ...(body !== undefined && { body }) };
}

test('the contract has many operations with an id', () => {
  expect(withId.length).toBeGreaterThan(80);
});

describe.each(
  withId.map((operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation] as const),
)('%s', (_, operation) => {
  test.each([0, 1])('with a token of account %i and an id of the other', async (own) => {
    const path = examplePath(operation);
    const [first, second] = [path, inSecond(served.second, path)];
    const [theirs, stranger] = own === 0 ? [second, unknown(path)] : [first, unknown(path)];
    const other = own === 0 ? served.second : served.platform;
    const before = everythingOf(other);
    const token = served.tokens[own]!;
    const ask = ({ line, ...question }: ReturnType<typeof questionOf>) =>
      served.ask(line, { ...question, token });

    const refused = await ask(questionOf(operation, theirs));
    const unheard = await ask(questionOf(operation, stranger));

    expect([refused.status, refused.text]).toEqual([unheard.status, unheard.text]);
    expect(everythingOf(other)).toBe(before);
    expect(served.faults).toEqual([]);
    expect(operation.responses.has('404') ? refused.status : 404).toBe(404);
  });

  test('with a token of account 2 and an id of account 2', async () => {
    const theirs = questionOf(operation, inSecond(served.second, examplePath(operation)));
    const ours = questionOf(operation, examplePath(operation));
    const before = everythingOf(served.platform);
    const { line, ...question } = theirs;
    const found = await served.ask(line, { ...question, token: served.tokens[1] });
    expect(everythingOf(served.platform)).toBe(before);
    const { line: ownLine, ...ownQuestion } = ours;
    const own = await served.ask(ownLine, { ...ownQuestion, token: served.tokens[0] });
    // The bodies of some examples name users and extensions of account 1: not of this one.
    expect([own.status, 400]).toContain(found.status);
  });
});
