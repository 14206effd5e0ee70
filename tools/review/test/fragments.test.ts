import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { draftFragment, fragmentName } from '../src/fragments/write-fragment.ts';
import {
  fragmentText,
  nextVersion,
  readFragments,
  releaseContract,
  setVersion,
} from '../src/fragments/fragment.ts';
import { undeclared } from '../src/fragments/gate.ts';
import type { Change } from '../src/compare/comparison.ts';

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
const operationIds = new Map([['DELETE /cdrs', 'deleteAllCdrs']]);
const CHANGELOG = '# Changelog\n\nNewest first.\n\n## 0.1.0\n\n2026-11-21\n\nFirst version.\n';

test('a fragment is drafted with its step, and a place for each reason', () => {
  const drafted = draftFragment(undefined, 'major', [removed, gone], { operationIds });
  expect(fragmentText(drafted)).toBe(`---
step: major
---

### Breaking on the wire

- \`GET /cdrs\` and \`GET /cdrs/{id}\`: \`billsec\` of \`Cdr\` is gone: programs that read it find nothing.
  Why: (give the reason)
- \`deleteAllCdrs\` (\`DELETE /cdrs\`): The operation is gone: requests get 404 or 405.
  Why: (give the reason)
`);
  expect(draftFragment(drafted, 'major', [removed, gone], { operationIds })).toEqual(drafted);
  const reasoned = draftFragment(drafted, 'major', [removed, gone], {
    operationIds,
    reason: 'nobody used it.',
  });
  expect(reasoned.text.match(/Why: nobody used it\./g)).toHaveLength(2);
  expect(reasoned.text).not.toContain('(give the reason)');
  expect(fragmentText(draftFragment(undefined, 'patch', [], { operationIds }))).toContain(
    'Texts, examples and marks.',
  );
});

test('an equal change of many operations is one line that names them all', () => {
  const declared = ['GET /a', 'GET /b', 'GET /c', 'GET /d'].map((name, index) => ({
    ...gone,
    text: 'The response 4XX is declared (new).',
    effect: 'feature' as const,
    place: { side: 'revision' as const, pointer: `/paths/${index}` },
    operations: [name],
  }));
  expect(draftFragment(undefined, 'minor', declared, { operationIds }).text).toBe(
    '### New\n\n- `GET /a`, `GET /b`, `GET /c` and `GET /d`: The response 4XX is declared (new).',
  );
});

test('a change of a shared component that its sentence does not name goes by the name of the component', () => {
  const drafted = draftFragment(undefined, 'major', [narrowed], {
    operationIds,
    reason: 'it is JSON in text',
  });
  expect(drafted.text).toContain(
    '- `FilterParameter` of `GET /cdrs`, `GET /sms`, `GET /fax` and 1 more: The parameter',
  );
  const missing = (text: string) => undeclared([{ text }], [narrowed], operationIds).missing;
  expect(missing(drafted.text)).toEqual([]);
  expect(missing(drafted.text.replace('`FilterParameter` of ', ''))).toEqual([narrowed]);
});

test('a fragment that is there keeps its text and its step, and gets what it does not name', () => {
  const written = { step: 'minor', text: 'The attribute `billsec` is withdrawn, nobody counts it.' } as const;
  const drafted = draftFragment(written, 'major', [removed, gone], {
    operationIds,
    reason: 'it was never meant to be public',
  });
  expect(drafted.step).toBe('major');
  expect(drafted.text).toContain(
    'nobody counts it.\n\n### Breaking on the wire\n\n- `deleteAllCdrs` (`DELETE /cdrs`)',
  );
  expect(drafted.text).toContain('Why: it was never meant to be public');
  expect(draftFragment({ step: 'major', text: 'All of it.' }, 'patch', [], { operationIds }).step).toBe(
    'major',
  );
});

test('a change is declared when a fragment names it', () => {
  const missing = (text: string) => undeclared([{ text }], [removed, gone], operationIds).missing;
  expect(missing('')).toEqual([removed, gone]);
  expect(missing('The attribute billsec is withdrawn.')).toEqual([gone]);
  expect(missing('billsec and `deleteAllCdrs` are withdrawn.')).toEqual([]);
  expect(missing('No mybillsec, no /cdrs-export.')).toEqual([removed, gone]);
  expect(missing('DELETE /cdrs too.')).toEqual([removed]);
  const drafted = draftFragment(undefined, 'major', [removed, gone], { operationIds });
  expect(undeclared([drafted], [removed, gone], operationIds)).toEqual({ missing: [], withoutReason: true });
});

test('two branches of one name that say different things have different files', () => {
  expect(fragmentName('feature/Park calls!', 'a')).toMatch(/^feature-park-calls-[0-9a-f]{4}$/);
  expect(fragmentName('patch-1', 'a')).not.toBe(fragmentName('patch-1', 'b'));
  expect(fragmentName('', 'a')).toMatch(/^change-[0-9a-f]{4}$/);
});

test('a fragment without a step is refused with its file', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'changes'));
  writeFileSync(join(folder, 'changes', 'README.md'), '# No fragment\n');
  expect(readFragments(folder)).toEqual([]);
  writeFileSync(join(folder, 'changes', 'broken.md'), 'Just words.\n');
  expect(() => readFragments(folder)).toThrow(/changes\/broken\.md: begin with "---"/);
});

test('a release gathers the fragments into one entry, by section, and sets the version by the greatest step', () => {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('openapi.yaml', 'openapi: 3.1.1\ninfo:\n  version: 1.4.0 # set by the release\n');
  write('CHANGELOG.md', CHANGELOG);
  expect(releaseContract(folder, '2026-12-01')).toBeUndefined();
  write('changes/README.md', '# Fragments\n');
  write('changes/a.md', '---\nstep: minor\n---\n\n### New\n\n- One.\n');
  write(
    'changes/b.md',
    '---\nstep: major\n---\n\nWords.\n\n### New\n\n- Two.\n\n### Breaking on the wire\n\n- Three.\n  Why: so.\n',
  );
  write('changes/c.md', '---\nstep: patch\n---\n\nWords.\n\n### Bundle\n\n- Four.\n');
  expect(releaseContract(folder, '2026-12-01')).toBe('2.0.0');
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toBe(
    CHANGELOG.replace(
      '## 0.1.0',
      `## 2.0.0

2026-12-01

Words.

### Breaking on the wire

- Three.
  Why: so.

### New

- One.
- Two.

### Bundle

- Four.

## 0.1.0`,
    ),
  );
  expect(readFileSync(join(folder, 'openapi.yaml'), 'utf8')).toContain('version: 2.0.0 # set by the release');
  expect(readdirSync(join(folder, 'changes'))).toEqual(['README.md']);
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

test('a version has three numbers', () => {
  expect(() => nextVersion('1.0', 'minor')).toThrow(
    'info.version is "1.0". It has three numbers, such as 1.4.0.',
  );
});
