import { expect, test } from 'vitest';
import { reportDocument } from '../src/report/report-document.ts';
import { MARKER, renderDocument } from '../src/report/render.ts';
import type { Review } from '../src/review-contract.ts';
import type { PlacedChange } from '../src/source-map.ts';

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
    version: '1.0.0',
    fragments: { own: [], others: [], before: [] },
    changes,
    sentences: [],
    operationIds: new Map([['GET /cdrs', 'listCdrs']]),
    gate: { passed: true, problems: [], advice: [] },
    answers: { 'rule /paths': ['Why: Nobody used it.'] },
  };
}

test('a comment holds the verdict first, what breaks in the open, and the rest folded', () => {
  const text = renderDocument(
    reportDocument(
      review([change('wire', 'It is gone.', ['GET /cdrs']), change('feature', 'It is new.', ['GET /calls'])]),
    ),
  );
  const [marker, , title] = text.split('\n');
  expect(marker).toBe(MARKER);
  expect(title).toContain('major: breaks programs on the wire. Next version 2.0.0');
  expect(text).toContain(
    '- **listCdrs (GET /cdrs)**\n  - It is gone. <code>openapi/openapi.yaml:3</code>\n    - Why: Nobody used it.',
  );
  expect(text.indexOf('It is gone.')).toBeLessThan(text.indexOf('<details>'));
  expect(text).toContain('<summary>New or relaxed (1)</summary>');
});

test('a comment of thousands of changes fits, keeps every part and counts what it leaves out', () => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    change('wire', `Field ${index} is gone.`, [`GET /cdrs/${index}`]),
  );
  const texts = Array.from({ length: 3000 }, (_, index) =>
    change('text', `Text ${index}.`, [`GET /cdrs/${index}`]),
  );
  const text = renderDocument(reportDocument(review([...many, ...texts])));
  expect(text.length).toBeLessThan(65_000);
  expect(text).toMatch(/and \d+ more lines; `npm run review` shows all/);
  expect(text.match(/<details>/g)).toHaveLength(text.match(/<\/details>/g)?.length ?? 0);
});
