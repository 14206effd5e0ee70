/** Random edits and equal rewritings of the contract: the verdicts have to agree with what a validator takes. */
import { contractFolder, readBundle } from '@telephony/generate/files';
import type { JsonObject } from '@telephony/contract';
import { isEverything, rounds } from '@telephony/testing/tiers';
import { nat, noBias, sample } from 'fast-check';
import { expect, test } from 'vitest';
import { compareBundles } from '../src/compare/compare-bundles.ts';
import { listDifferences } from '../src/difference/list-differences.ts';
import { apply } from './oracle/apply.ts';
import { edits as plainEdits } from './oracle/edits.ts';
import { familyEdits, giveHeirs } from './oracle/give-heirs.ts';
import { Random } from './oracle/random.ts';
import { rewritings } from './oracle/rewritings.ts';
import { smallContract } from './oracle/small-contract.ts';
import { isReached, witnessesOf } from './oracle/witnesses.ts';

/** Of each of the two tests; `FUZZ_EDITS=10000 FUZZ_SEED=7 npx vitest run test/oracle.test.ts` tries more, and others. */
const count = rounds(isEverything ? 500 : 50, 10_000, 'FUZZ_EDITS');
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_123);
/** Milliseconds for one edit on a slow machine. */
const SLOWEST = 250;
const [SOME, MANY] = [100, 1000];
const NEEDLESS = Math.max(1, count * 0.001);
const edits = { ...plainEdits, ...familyEdits };
/** What is held to be a break though no value shows it: what people read by is gone, a field or what tells forms apart. */
const BY_DECISION = /^(?:response-(?:property-removed|opened|write-only-set)|\w+-discriminator-changed)$/;
const contract = readBundle(contractFolder);

const options = { timeout: 60_000 + count * SLOWEST };
/** Rewritings that were once held to break: a form that nothing can be, forms in another order, what can never be there, and what must not be there. */
const ONCE_WRONG = [345_671_050, 459_589_740, 475_276_082, 659_386_003, 867_485_149];
const numbers = [...ONCE_WRONG, ...sample(noBias(nat(2 ** 30)), { numRuns: count, seed })];

test(
  'an edit breaks on the wire where a validator refuses what it took, and hardly ever elsewhere',
  options,
  () => {
    const found = numbers.map((number) => tryEdit(number));
    expect(found.filter((one) => one?.is === 'missed')).toEqual([]);
    expect(found.filter((one) => one?.is === 'silent')).toEqual([]);
    const needless = found.filter((one) => one?.is === 'needless');
    expect(needless.slice(0, needless.length > NEEDLESS ? 5 : 0)).toEqual([]);
  },
);

test('what is written otherwise and says the same breaks nobody, and is listed', options, () => {
  expect(numbers.map((number) => tryRewriting(number)).filter((one) => one !== undefined)).toEqual([]);
});

/** What is wrong with the verdict on an edit; undefined where it agrees with the validator. */
function tryEdit(number: number) {
  const { base, revision, random } = contracts(number);
  // What is written otherwise must not hide what is changed.
  if (random.chance(0.3)) apply(revision, rewritings, random);
  const applied = apply(revision, edits, random);
  if (!applied || listDifferences(base, revision).length === 0) return undefined;
  const changes = judge(base, revision);
  const wire = changes.filter(({ effect }) => effect === 'wire');
  let shown = witnessesOf(base, revision, applied, random, SOME);
  if (wire.length > 0 && !isBreak(shown)) shown = witnessesOf(base, revision, applied, random, MANY);
  const details = { number, name: applied.name, shown, told: told(changes) };
  if (changes.length === 0) return { is: 'silent', ...details };
  if (isBreak(shown)) return wire.length === 0 ? { is: 'missed', ...details } : undefined;
  // A validator takes a new heir for any object of its parent.
  if (applied.name === 'an heir more') return undefined;
  if (wire.every(({ rule }) => BY_DECISION.test(rule))) return undefined;
  return isReached(base, revision, applied, random, MANY) ? { is: 'needless', ...details } : undefined;
}

/** What is wrong with the verdict on equal rewritings; undefined where nothing is. */
function tryRewriting(number: number) {
  const { base, revision, random } = contracts(number);
  const names = Array.from({ length: 1 + random.below(3) }, () => apply(revision, rewritings, random)?.name);
  if (listDifferences(base, revision).length === 0) return undefined;
  const changes = judge(base, revision);
  const isLoud = changes.some(
    ({ effect, rule }) => effect !== 'text' && !/^type-(?:added|removed|renamed)$/.test(rule),
  );
  return isLoud || changes.length === 0 ? { number, names, told: told(changes) } : undefined;
}

function contracts(number: number) {
  const random = new Random(number);
  const base = smallContract(contract, random);
  if (random.chance(0.3)) giveHeirs(base, random);
  for (let more = random.below(4); more > 0; more -= 1) apply(base, edits, random);
  return { base, revision: structuredClone(base), random };
}

function judge(base: JsonObject, revision: JsonObject) {
  return compareBundles(base, revision).changes;
}

function isBreak({ refused, unexpected }: ReturnType<typeof witnessesOf>): boolean {
  return refused !== undefined || unexpected !== undefined;
}

function told(changes: ReturnType<typeof judge>): string[] {
  return changes.map(({ effect, rule, text }) => `${effect} ${rule} ${text}`);
}
