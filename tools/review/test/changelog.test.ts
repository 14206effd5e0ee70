import { expect, test } from 'vitest';
import { readEntries } from '../src/changelog/changelog.ts';
import { draftEntry } from '../src/changelog/draft-entry.ts';
import { setVersion } from '../src/changelog/set-version.ts';
import { undeclared } from '../src/changelog/undeclared.ts';
import type { Change } from '../src/compare/change.ts';
import { isAtLeast, nextVersion } from '../src/version/next-version.ts';

const removed: Change = {
  effect: 'wire',
  rule: 'response-property-removed',
  text: '`billsec` of `Cdr` is gone: programs that read it find nothing.',
  place: { side: 'base', pointer: '/components/schemas/Cdr/properties/billsec' },
  operations: ['GET /cdrs', 'GET /cdrs/{id}'],
};
const gone: Change = {
  effect: 'wire',
  rule: 'operation-removed',
  text: 'The operation is gone: requests get 404 or 405.',
  place: { side: 'base', pointer: '/paths/~1cdrs/delete' },
  operations: ['DELETE /cdrs'],
};
/** Its sentence names nothing, and it is of a shared component. */
const narrowed: Change = {
  effect: 'wire',
  rule: 'request-type-narrowed',
  text: 'The parameter must be a string now (it was any value): other values are refused.',
  place: { side: 'base', pointer: '/components/schemas/FilterParameter' },
  operations: ['GET /cdrs', 'GET /sms', 'GET /fax', 'GET /users'],
};
const CHANGELOG = '# Changelog\n\nNewest first.\n\n## 0.1.0\n\n2026-11-21\n\nFirst version.\n';
const DATE = { date: '2026-12-01' };

test('an entry is drafted above the others, with a place for each reason', () => {
  const drafted = draftEntry(CHANGELOG, '0.2.0', [removed, gone], DATE);
  expect(drafted).toBe(`# Changelog

Newest first.

## 0.2.0

2026-12-01

### Breaking on the wire

- \`GET /cdrs\` and \`GET /cdrs/{id}\`: \`billsec\` of \`Cdr\` is gone: programs that read it find nothing.
  Why: (give the reason)
- \`DELETE /cdrs\`: The operation is gone: requests get 404 or 405.
  Why: (give the reason)

## 0.1.0

2026-11-21

First version.
`);
  expect(draftEntry(drafted, '0.2.0', [removed, gone], DATE)).toBe(drafted);
});

test('a change of a shared component that its sentence does not name goes by the name of the component', () => {
  const drafted = draftEntry(CHANGELOG, '0.2.0', [narrowed], { ...DATE, reason: 'it is JSON in text' });
  expect(drafted).toContain(
    '- `FilterParameter` of `GET /cdrs`, `GET /sms`, `GET /fax` and 1 more: The parameter',
  );
  expect(undeclared(drafted, '0.2.0', [narrowed]).missing).toEqual([]);
  const withoutName = drafted.replace('`FilterParameter` of ', '');
  expect(undeclared(withoutName, '0.2.0', [narrowed]).missing).toEqual([narrowed]);
});

test('an entry that is there keeps its text and gets what it does not name', () => {
  const written = CHANGELOG.replace(
    '## 0.1.0',
    '## 0.2.0\n\nThe attribute `billsec` is withdrawn, the carrier no longer counts it.\n\n## 0.1.0',
  );
  const drafted = draftEntry(written, '0.2.0', [removed, gone], {
    ...DATE,
    reason: 'it was never meant to be public',
  });
  expect(drafted).toContain(
    'the carrier no longer counts it.\n\n### Breaking on the wire\n\n- `DELETE /cdrs`',
  );
  expect(drafted).toContain('Why: it was never meant to be public');
  expect(readEntries(drafted).map(({ version }) => version)).toEqual(['0.2.0', '0.1.0']);
});

test('a change is declared when the entry of the next version, or a later one, names it', () => {
  const entry = (version: string, text: string) =>
    CHANGELOG.replace('## 0.1.0', `## ${version}\n\n${text}\n\n## 0.1.0`);
  const missing = (changelog: string) => undeclared(changelog, '0.2.0', [removed, gone]).missing;
  expect(missing(CHANGELOG)).toEqual([removed, gone]);
  expect(missing(entry('0.1.1', '`billsec` is withdrawn, DELETE /cdrs too.'))).toEqual([removed, gone]);
  expect(missing(entry('0.2.0', 'The attribute billsec is withdrawn.'))).toEqual([gone]);
  expect(missing(entry('1.0.0', '`billsec` is withdrawn, DELETE /cdrs too.'))).toEqual([]);
  expect(missing(entry('[0.2.0] - 2026-12-01', 'No mybillsec, no /cdrs-export.'))).toEqual([removed, gone]);
  expect(undeclared(draftEntry(CHANGELOG, '0.2.0', [removed, gone], DATE), '0.2.0', [removed, gone])).toEqual(
    {
      missing: [],
      withoutReason: true,
    },
  );
});

test('the version is set and nothing else of the file', () => {
  const source =
    "openapi: 3.1.1\ninfo:\n  title: T # a title\n  version: '0.1.0' # of the contract\npaths: {}\n";
  expect(setVersion(source, '0.2.0')).toBe(source.replace("'0.1.0'", '0.2.0'));
  expect(() => setVersion('openapi: 3.1.1\n', '0.2.0')).toThrow('openapi.yaml has no info.version.');
});

test.for([
  ['0.1.4', 'none', '0.1.4'],
  ['0.1.4', 'patch', '0.1.5'],
  ['0.1.4', 'minor', '0.2.0'],
  ['0.1.4', 'major', '0.2.0'],
  ['1.4.2', 'patch', '1.4.3'],
  ['1.4.2', 'minor', '1.5.0'],
  ['1.4.2', 'major', '2.0.0'],
] as const)('after %s a change that is %s makes %s', ([version, verdict, next]) => {
  expect(nextVersion(version, verdict)).toBe(next);
});

test('versions are compared by number', () => {
  expect(isAtLeast('0.10.0', '0.9.9')).toBe(true);
  expect(isAtLeast('0.9.9', '0.10.0')).toBe(false);
  expect(isAtLeast('1.0.0', '1.0.0')).toBe(true);
  expect(() => nextVersion('1.0', 'minor')).toThrow(
    'info.version is "1.0". It has three numbers, such as 1.4.0.',
  );
});
