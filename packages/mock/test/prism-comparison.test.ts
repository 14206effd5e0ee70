import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import {
  type Contract,
  type FieldError,
  loadContractSync,
  type Operation,
  readContract,
  readRequestValues,
} from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import { describe, expect, test } from 'vitest';

import { prismOperation } from '../src/prism/prism-operation.ts';
import { violationsOf } from '../src/prism/violations.ts';
import { prismCheck } from './support/prism-check.ts';
import { stylesDocument } from './support/styles-document.ts';

/** The reader of parameters replaces Prism's checks, so it refuses all that Prism refuses; each exception has its reason. */
const RUNS = 500;

const own = loadContractSync(fileURLToPath(openapiJson));
const others = readContract(stylesDocument);

interface Sent {
  query: [name: string, text: string][];
  headers: Record<string, string>;
}

const text = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '7',
    '-3',
    '007',
    '1.5',
    '1e3',
    '12345678901234567890',
    'true',
    'false',
    'null',
    'all',
  ),
  fc.constantFrom(
    'ab',
    's',
    'xl',
    '2026-11-22',
    '2026-13-40',
    '1,2',
    '1,a',
    '1,2,3,4',
    '1 2',
    '1|b',
    '1|2|3|4',
  ),
  fc.constantFrom('r,1', 'r,x', 'g,a', 'r,1,g', 'r=1,g=a', 'r=x', 'g=a', 'asc', 'desc', '__proto__,1'),
  fc.string({ maxLength: 5 }),
);

/** Requests with the parameters of an operation, right and wrong ones, some missing, some there twice. */
function requestsFor({ queryParameters, headerParameters }: Operation): fc.Arbitrary<Sent> {
  const names = queryParameters.flatMap(({ name, style, isJson }) => {
    if (isJson) return [];
    return style === 'deepObject' ? [`${name}[r]`, `${name}[g]`, `${name}[]`] : [name];
  });
  const entry = fc.tuple(fc.constantFrom(...names, 'r', 'g'), text);
  // Prism throws where a header that is an array or an object is not there: those are always sent.
  const always = headerParameters.filter(({ object }) =>
    ['array', 'object'].includes(String(object.schema?.['type'])),
  );
  const headers = fc.record(
    Object.fromEntries(headerParameters.map(({ name }) => [name.toLowerCase(), text])),
    {
      requiredKeys: always.map(({ name }) => name.toLowerCase()),
    },
  );
  return fc.record({ query: fc.array(entry, { maxLength: 6 }), headers });
}

/** The parameters that Prism refuses. */
async function refusedByPrism(
  { document }: Contract,
  operation: Operation,
  { query, headers }: Sent,
): Promise<Set<string>> {
  const texts = Map.groupBy(query, ([name]) => name);
  const asPrismTakesIt = Object.fromEntries(
    [...texts].map(([name, all]) => [name, all.length > 1 ? all.map(([, one]) => one) : all[0]![1]]),
  );
  const found = await prismCheck(await prismOperation(document, operation), {
    method: operation.method,
    url: { path: operation.path, query: asPrismTakesIt },
    headers,
  });
  // Token and body are not parameters.
  return namesOf(
    violationsOf(found.filter(({ path: [place] = [] }) => place === 'query' || place === 'header')),
  );
}

/** The parameters that errors are of. Prism writes their names in lower case. */
function namesOf(errors: readonly FieldError[]): Set<string> {
  return new Set(errors.map(({ field }) => /^[^.[]*/.exec(field)![0].toLowerCase()));
}

/** What Prism alone may refuse, and why. */
const EXCEPTIONS: { why: string; holds: (name: string, sent: Sent) => boolean }[] = [
  {
    why: 'Prism reads an optional array or object that is not there as an empty one, and refuses it',
    holds: (name, { query }) =>
      ['spaces', 'pipes', 'deep', 'color'].includes(name) && !query.some(([sent]) => isPartOf(name, sent)),
  },
  {
    why: 'Prism divides at `%20`, which a decoded text does not have',
    holds: (name, { query }) =>
      name === 'spaces' && query.some(([sent, value]) => sent === name && value.includes(' ')),
  },
  {
    why: 'null is written as `null` by many libraries, and nothing else can be meant where no string is allowed',
    holds: (name, { query }) =>
      name === 'maybe' && query.some(([sent, value]) => sent === name && value === 'null'),
  },
];

/** Whether a name in a query belongs to a parameter of the styles document. */
function isPartOf(parameter: string, name: string): boolean {
  if (parameter === 'color') return name === 'r' || name === 'g';
  return name === parameter || (name.startsWith(`${parameter}[`) && !name.endsWith('[]'));
}

interface Compared {
  refused: number;
  /** Parameters that only Prism refuses, without the exceptions. */
  missed: string[];
}

async function compare(contract: Contract, operation: Operation, sent: Sent): Promise<Compared> {
  const refused = await refusedByPrism(contract, operation, sent);
  const { errors } = readRequestValues(
    contract,
    operation,
    { path: {}, query: new URLSearchParams(sent.query), headers: sent.headers },
    { lenient: true },
  );
  const ours = namesOf(errors);
  const isException = (name: string) => EXCEPTIONS.some(({ holds }) => holds(name, sent));
  const missed = [...refused].filter((name) => !ours.has(name) && !isException(name));
  return { refused: refused.size, missed };
}

describe('what Prism refuses is refused', () => {
  const ofOwn = own.operations.filter(({ queryParameters }) => queryParameters.some(({ isJson }) => !isJson));

  test.each<[string, Contract, readonly Operation[]]>([
    ...others.operations.map((operation): [string, Contract, Operation[]] => [
      operation.path,
      others,
      [operation],
    ]),
    ['the contract', own, ofOwn],
  ])('in %s', async (_, contract, operations) => {
    let all = 0;
    const requests = fc
      .nat(operations.length - 1)
      .chain((index) => fc.tuple(fc.constant(index), requestsFor(operations[index]!)));
    await fc.assert(
      fc.asyncProperty(requests, async ([index, sent]) => {
        const { refused, missed } = await compare(contract, operations[index]!, sent);
        expect(missed).toEqual([]);
        all += refused;
      }),
      { numRuns: RUNS },
    );
    // Otherwise nothing was compared.
    expect(all).toBeGreaterThan(RUNS / 20);
  });
});
