import { expect, test } from 'vitest';
import { documentOf, ledgerLines } from '../src/report/document-of.ts';
import { MARKER, renderDocument } from '../src/report/render.ts';
import type { Review } from '../src/review-contract.ts';
import type { PlacedChange } from '../src/source/place-changes.ts';

function change(
  effect: PlacedChange['effect'],
  text: string,
  operations: string[],
  pointer = '/paths',
): PlacedChange {
  return {
    effect,
    rule: 'rule',
    text,
    operations,
    place: { side: 'revision', pointer },
    file: 'openapi/openapi.yaml',
    line: 3,
  };
}

function review(changes: PlacedChange[]): Review {
  return {
    base: { name: 'main (abc1234)', version: '1.0.0' },
    verdict: 'major',
    breaks: 'wire',
    nextVersion: '2.0.0',
    version: '2.0.0',
    fragments: { own: [], others: [] },
    changes,
    lint: [
      {
        file: 'openapi/openapi.yaml',
        line: 1,
        column: 1,
        rule: 'struct',
        message: 'No <b>markup</b> _here_.',
      },
    ],
    ledger: {
      opened: [],
      closed: [],
      moved: [{ id: 'N-01', title: 'Presence', added: ['/a'], removed: [] }],
    },
    operationIds: new Map([['GET /cdrs', 'listCdrs']]),
    inherited: [],
    gate: { passed: true, problems: [], advice: [] },
  };
}

test('a comment holds the verdict first, what breaks in the open, and the rest folded', () => {
  const text = renderDocument(
    documentOf(
      review([change('wire', 'It is gone.', ['GET /cdrs']), change('feature', 'It is new.', ['GET /calls'])]),
    ),
  );
  const [marker, , title] = text.split('\n');
  expect(marker).toBe(MARKER);
  expect(title).toContain('major: breaks programs on the wire. Next version 2.0.0');
  expect(text).toContain('- **listCdrs (GET /cdrs)**\n  - It is gone. <code>openapi/openapi.yaml:3</code>');
  expect(text.indexOf('It is gone.')).toBeLessThan(text.indexOf('<details>'));
  expect(text).toContain('<summary>New or relaxed (1)</summary>');
  expect(text).toContain('No &#60;b&#62;markup&#60;/b&#62; &#95;here&#95;.');
});

test('a comment of thousands of changes fits, keeps every part and counts what it leaves out', () => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    change('wire', `Field ${index} is gone.`, [`GET /cdrs/${index}`]),
  );
  const texts = Array.from({ length: 3000 }, (_, index) =>
    change('text', `Text ${index}.`, [`GET /cdrs/${index}`]),
  );
  const text = renderDocument(documentOf(review([...many, ...texts])));
  expect(text.length).toBeLessThan(65_000);
  expect(text).toMatch(/and \d+ more lines; `npm run review` shows all/);
  expect(text.match(/<details>/g)).toHaveLength(text.match(/<\/details>/g)?.length ?? 0);
  expect(text).toContain('Ledger: 0 opened');
});

test('what happens to the ledger is a line for each entry', () => {
  const entry = {
    id: 'N-90',
    title: 'A question',
    kind: 'gap',
    source: 's',
    unknown: 'u',
    treatment: 't',
  } as const;
  expect(
    ledgerLines({
      opened: [entry],
      closed: [{ ...entry, id: 'N-02' }],
      moved: [{ id: 'N-01', title: 'Presence', added: ['/a'], removed: [] }],
    }),
  ).toEqual([
    'N-90 is opened: A question.',
    'N-02 is closed: A question.',
    'N-01 is marked at 1 more place: Presence.',
  ]);
});
