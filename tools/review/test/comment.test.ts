import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { isEverything } from '@telephony/testing/tiers';
import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { createComment } from '../src/report/comment-content.ts';
import { escapeCode, escapeText, MARKER } from '../src/report/render.ts';

const COMMIT = 'c'.repeat(40);
const BASE = 'b'.repeat(40);
const LINKS = {
  commit: COMMIT,
  repository: 'https://github.com/o/r',
  run: 'https://github.com/o/r/actions/runs/7',
};

function report(text: string, more: object = {}) {
  return {
    state: 'held',
    breaks: 'wire',
    headline: text,
    problems: [text],
    advice: [text],
    compared: text,
    commits: { revision: COMMIT, base: BASE },
    parts: [
      {
        title: text,
        open: true,
        groups: [
          {
            heading: text,
            lines: [{ text, places: [{ file: text, line: 3, side: 'base' }] }],
          },
        ],
      },
    ],
    ...more,
  };
}

const comment = (document: object, links = {}) =>
  createComment(JSON.stringify({ document }), { ...LINKS, ...links });

const HOSTILE = [
  '@octocat and @org/team',
  '<img src=x onerror=1>',
  '[click](https://evil.example)',
  '![x](http://evil.example/a.png)',
  'https://evil.example www.evil.example',
  'closes #12, GH-12 and o/r#12',
  'a\n\n# Heading\n- [x] done',
  '*b* _i_ ~s~ **x** :tada: $x$ | a |',
  '`code` and `@octocat <b> https://evil.example`',
  'an odd ` backtick @octocat',
  '<!-- ',
  '</details>',
];

/** What a text holds besides the tags of code and references to characters. */
const plainOf = (shown: string) => shown.replaceAll(/<\/?code>|&#\d+;/g, '');
const SIGN = /[#$&*<>@[\\\]_`|~\n\r]|:\/\/[^\s\u200B]|www\.|GH-\d/i;

test.each(HOSTILE)('%s of a report is shown, and does nothing', (text) => {
  expect(plainOf(escapeText(text))).not.toMatch(SIGN);
  const { text: markdown } = comment(report(text));
  const targets = Array.from(markdown.matchAll(/\]\(([^)]*)\)/g), ([, target]) => target);
  expect(targets.length).toBeGreaterThan(2);
  for (const target of targets) expect(target).toMatch(/^https:\/\/github\.com\/o\/r\/[\w./%#-]+$/);
  const lines = markdown.split('\n').slice(1);
  const rest = lines.map((line) => plainOf(line.replaceAll(/\[(.*?)\]\([^)]*\)/g, '$1')));
  // What is left is the report's own: headings, lists, emphasis, quotation.
  for (const line of rest)
    expect(line.replace(/^(#+ | *- |> )?\**|\*\*$/g, '').replace(/\*\*/g, '')).not.toMatch(SIGN);
});

test('whatever others write stays on one line, and holds no sign that Markdown or HTML reads', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 80 }), (text) => {
      for (const shown of [escapeText(text), escapeCode(text)]) expect(plainOf(shown)).not.toMatch(SIGN);
    }),
    { numRuns: isEverything ? 1000 : 50, examples: [['://x'], ['`'], ['``'], ['&lt;'], ['1. x']] },
  );
});

test('code between backticks is shown as code', () => {
  expect(escapeText('`billsec` of `Cdr` is gone')).toBe('<code>billsec</code> of <code>Cdr</code> is gone');
});

test('a comment names the commit, the run and the labels, and its places are links to lines', () => {
  const place = { file: 'openapi/paths/a b/(c).yaml', line: 3, side: 'base' };
  const line = { text: 'It is gone.', places: [place, { ...place, side: 'revision' }] };
  const groups = [{ heading: 'GET /cdrs', lines: [line] }];
  const { text, ...result } = comment(
    report('gone', { parts: [{ title: 'Breaking on the wire (1)', open: true, groups }] }),
    { artifact: 'https://github.com/o/r/actions/runs/7/artifacts/9' },
  );
  expect(result).toEqual({ conclusion: 'failure', title: 'May not be merged', labels: ['breaking: wire'] });
  expect(text.startsWith(`${MARKER}\n`)).toBe(true);
  expect(text).toContain(`Commit [<code>cccccccccc</code>](https://github.com/o/r/commit/${COMMIT})`);
  expect(text).toContain('[The run](https://github.com/o/r/actions/runs/7)');
  expect(text).toContain('**GET /cdrs**');
  expect(text).toContain(
    `](https://github.com/o/r/blob/${BASE}/openapi/paths/a%20b/%28c%29.yaml#L3) (in the base)`,
  );
  expect(text).toContain(`](https://github.com/o/r/blob/${COMMIT}/openapi/`);
  expect(text).toContain('[download](https://github.com/o/r/actions/runs/7/artifacts/9)');
});

test('a tick stays where sentence, element and source are the same, and goes where one of them is not', () => {
  const item = (text: string, line: number, source = 'O-05') => ({
    text,
    notes: [`Source: ${source}`],
    places: [{ file: 'openapi/a.yaml', line, side: 'revision' }],
  });
  const list = (...groups: object[]) =>
    report('new', { parts: [{ title: 'Sentences', open: false, checklist: true, groups }] });
  const before = comment(
    list({
      heading: 'GET /ping',
      lines: [item('It [x] `stays`.', 3), item('It lapses.', 4), item('Open.', 5)],
    }),
  ).text;
  const previous = before.replaceAll(/\[ \] (?=It)/g, '[x] ').replaceAll('\n', '\r\n');
  const { text } = comment(
    list(
      {
        heading: 'GET /ping',
        lines: [item('It [x] `stays`.', 9), item('It lapses.', 4, 'N-01'), item('Open.', 5)],
      },
      { heading: 'GET /me', lines: [item('It lapses.', 4)] },
    ),
    { previous, commit: 'd'.repeat(40) },
  );
  expect(text.match(/^ {2}- \[.\] \S+/gm)).toEqual([
    '  - [x] It',
    '  - [ ] It',
    '  - [ ] Open.',
    '  - [ ] It',
  ]);
});

test('what the code of another repository says of itself is not taken for a verdict', () => {
  const passed = report('It may be merged', {
    state: 'passed',
    breaks: 'none',
    advice: [],
    problems: [],
    compared: '',
  });
  const own = comment(passed);
  expect(own).toMatchObject({ conclusion: 'success', title: 'May be merged' });
  expect(own.text).toContain('**The change may be merged.**');
  const { text, ...result } = comment(passed, { unverified: true });
  expect(result).toMatchObject({ conclusion: 'neutral', title: 'Not verified' });
  expect(text).toContain('**Not verified.**');
  expect(text.split('###')[0]).not.toContain('may be merged');
  expect(comment(report('gone'), { unverified: true }).conclusion).toBe('failure');
});

test('a run that has left no report, or something else, replaces the comment and keeps the labels', () => {
  for (const json of [undefined, 'no JSON', '{}', '{"document":{"state":"passed","breaks":"all"}}']) {
    const { text, labels, conclusion } = createComment(json, LINKS);
    expect([labels, conclusion]).toEqual([undefined, 'failure']);
    expect(text).toContain('The change may not be merged');
    expect(text).toContain('Commit [<code>cccccccccc</code>]');
  }
});

test('a report of another shape, or without end, is read as far as it goes', () => {
  const long = 'x'.repeat(3000);
  const places = Array.from({ length: 600 }, () => ({ file: '\uD800', line: 'x', side: 7 }));
  const lines: unknown[] = [{ text: long, places: [5] }, 5, null, { text: '\uD800', places }];
  const groups = Array.from({ length: 20 }, () => ({ heading: long, lines }));
  const parts = Array.from({ length: 30 }, () => ({ title: long, open: 'yes', groups }));
  const { text } = comment(report(long, { parts, commits: { revision: 'javascript:' } }));
  expect(text.length).toBeLessThan(65_000);
  expect(text.startsWith(MARKER)).toBe(true);
  expect(text).not.toContain('javascript');
});

test('the program that comments runs without an installation', () => {
  const folder = temporaryFolder();
  cpSync(fileURLToPath(new URL('../src/report', import.meta.url)), join(folder, 'report'), {
    recursive: true,
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'review.json'), JSON.stringify({ document: report('gone') }));
  execFileSync(
    process.execPath,
    [join(folder, 'report/comment.ts'), join(folder, 'review.json'), join(folder, 'out')],
    {
      env: { COMMIT, REPOSITORY_URL: LINKS.repository, RUN_URL: LINKS.run, DOCS_ARTIFACT: '' },
    },
  );
  expect(readFileSync(join(folder, 'out/comment.md'), 'utf8')).toContain('Commit [');
  expect(JSON.parse(readFileSync(join(folder, 'out/result.json'), 'utf8'))).toEqual({
    conclusion: 'failure',
    title: 'May not be merged',
    labels: ['breaking: wire'],
  });
});
