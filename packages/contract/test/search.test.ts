import { expectLinear } from '@telephony/testing/linear';
import { array, assert, constantFrom, oneof, property, record, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { CONCEPTS } from '../src/search/concepts.ts';
import { indexWords, meaningsOf, readQuery, searchExamples, wordsOf } from '../src/search/search.ts';

const meanings = meaningsOf(CONCEPTS);
const words = constantFrom(
  ...'who hung up first put the caller on hold delete 2102 listCdrs ünïcode __proto__'.split(' '),
);
const question = oneof(
  array(words, { maxLength: 8 }).map((own) => own.join(' ')),
  string({ maxLength: 60 }),
);
const examples = uniqueArray(
  record({
    question: question.filter((text) => wordsOf(text).length > 0),
    answers: uniqueArray(constantFrom('getCdr', 'updateCall', 'nothing', 'constructor'), { minLength: 1 }),
  }),
  // As many as are compared.
  { maxLength: 8, selector: ({ question: text }) => text },
);

test('any text fits answers by a number, an example fits its own, and the order of examples does not matter', () => {
  assert(
    property(examples, question, (own, text) => {
      const [fitsOf, reversedFitsOf] = [own, own.toReversed()].map((all) => searchExamples(all, meanings));
      for (const fit of fitsOf!(text).values()) expect(Number.isFinite(fit) && fit >= 0).toBe(true);
      for (const [answer, fit] of fitsOf!(text))
        expect(reversedFitsOf!(text).get(answer)).toBeCloseTo(fit, 9);
      for (const { question: known, answers } of own)
        expect(fitsOf!(known).get(answers[0]!)).toBeGreaterThan(0.99);
    }),
  );
});

test('a query is read and compared in a time in proportion to its length', async () => {
  const known = new Set(indexWords([{ title: 'Hold or resume a call', names: 'updateCall' }]).keys());
  const fitsOf = searchExamples([{ question: 'put the caller on hold', answers: ['updateCall'] }], meanings);
  await expectLinear((text) => [readQuery(text, known, meanings), fitsOf(text)], { length: 4096 });
}, 60_000);
