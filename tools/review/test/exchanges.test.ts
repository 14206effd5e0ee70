/** Random edits and equal rewritings of parameters, credentials, addresses and statuses: sampled requests judge the verdicts. */
import { contractFolder, readBundle } from '@telephony/generate/files';
import type { JsonObject } from '@telephony/contract';
import { isEverything, rounds } from '@telephony/testing/tiers';
import { nat, noBias, sample } from 'fast-check';
import { expect, test } from 'vitest';
import { compareBundles } from '../src/compare/compare-bundles.ts';
import { listDifferences } from '../src/difference/list-differences.ts';
import type { Change } from '../src/compare/comparison.ts';
import { exchangeEdits, type EditCall } from './exchanges/exchange-edits.ts';
import { exchangeRewritings } from './exchanges/exchange-rewritings.ts';
import { calledIn, isReadSame, parametersOf, type Request, Server } from './exchanges/exchange.ts';
import { Random, valuesNear } from './oracle/random.ts';
import { smallContract } from './oracle/small-contract.ts';

/** `FUZZ_EDITS=5000 FUZZ_SEED=7 npx vitest run test/exchanges.test.ts` tries more, and others. */
const count = rounds(isEverything ? 300 : 30, 5000, 'FUZZ_EDITS');
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
const options = { timeout: 60_000 + count * 200 };
const [SOME, MANY] = [60, 600];
const NEEDLESS = 0.04;
/** What is held to be a break though each single request is still taken: what people read or write by is gone. */
const BY_DECISION =
  /^(?:not-explained|parameter-written-otherwise|response-.*|success-added|server-(?:first|removed))$/;
const contract = readBundle(contractFolder);
const numbers = sample(noBias(nat(2 ** 30)), { numRuns: count, seed });

test('a request that is refused or misread now is a break, and hardly anything else is', options, () => {
  const found = numbers.map((number) => tryEdit(number));
  expect(found.filter((one) => one?.is === 'missed' || one?.is === 'silent')).toEqual([]);
  const needless = found.filter((one) => one?.is === 'needless');
  expect(needless.slice(0, needless.length > count * NEEDLESS ? 5 : 0)).toEqual([]);
});

test('a rewriting that every request survives breaks nobody, and is listed', options, () => {
  const found = numbers.flatMap((number) => {
    const random = new Random(number);
    const base = smallContract(contract, random);
    const revision = structuredClone(base);
    const names = Array.from({ length: 1 + random.below(3) }, () =>
      apply(revision, exchangeRewritings, random),
    );
    if (!calledIn(base) || listDifferences(base, revision).length === 0) return [];
    const changes = judge(base, revision);
    const isLoud = changes.some(({ effect, rule }) => effect !== 'text' && !/^type-added$/.test(rule));
    return isLoud || changes.length === 0 ? [{ number, names, told: changes.map(told) }] : [];
  });
  expect(found).toEqual([]);
});

/** What is wrong with the verdict on an edit; undefined where it agrees with the requests. */
function tryEdit(number: number) {
  const random = new Random(number);
  const base = smallContract(contract, random);
  for (let more = random.below(3); more > 0; more -= 1) apply(base, exchangeEdits, random);
  const revision = structuredClone(base);
  if (random.chance(0.3)) apply(revision, exchangeRewritings, random);
  const name = apply(revision, exchangeEdits, random);
  if (!calledIn(base) || name === undefined || listDifferences(base, revision).length === 0) return undefined;
  const changes = judge(base, revision);
  const wire = changes.filter(({ effect }) => effect === 'wire');
  let shown = witness(base, revision, random, SOME);
  if (wire.length > 0 && shown === undefined) shown = witness(base, revision, random, MANY);
  const details = { number, name, shown, told: changes.map(told) };
  if (changes.length === 0) return { is: 'silent', ...details };
  if (shown !== undefined) return wire.length === 0 ? { is: 'missed', ...details } : undefined;
  return wire.some(({ rule }) => !BY_DECISION.test(rule)) ? { is: 'needless', ...details } : undefined;
}

function witness(base: JsonObject, revision: JsonObject, random: Random, most: number) {
  const [was, is] = [calledIn(base), calledIn(revision)];
  if (!was || !is) return undefined;
  const [before, after] = [new Server(was), new Server(is)];
  const pool = valuesNear(
    ...[was, is].flatMap((called) => [...parametersOf(called).values()].map(({ schema }) => schema)),
  );
  for (let attempt = 0; attempt < most; attempt += 1) {
    const request: Request = before.request(pool, random);
    const read = before.read(request);
    if (read && !isReadSame(read, after.read(request))) return request;
    const success = after.success(pool, random);
    if (success && !before.knows(success, after)) return success;
  }
  return undefined;
}

function apply(
  bundle: JsonObject,
  kinds: Readonly<Record<string, EditCall>>,
  random: Random,
): string | undefined {
  const called = calledIn(bundle);
  if (!called) return undefined;
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const [name, kind] = random.pick(Object.entries(kinds)) ?? [];
    if (kind?.(called, random) === true) return name;
  }
  return undefined;
}

function judge(base: JsonObject, revision: JsonObject): Change[] {
  return compareBundles(base, revision).changes;
}

function told({ effect, rule, text }: Change): string {
  return `${effect} ${rule} ${text}`;
}
