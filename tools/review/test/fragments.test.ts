import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { draftFragment, fragmentName } from '../src/fragments/write-fragment.ts';
import { type Fragment, fragmentText, nextVersion, readFragments } from '../src/fragments/fragment.ts';
import { releaseContract, setVersion } from '../src/fragments/release.ts';
import { groupChanges } from '../src/fragments/entries.ts';
import { checkEntries } from '../src/fragments/gate.ts';
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
const narrowed: Change = {
  effect: 'wire',
  rule: 'request-type-narrowed',
  text: 'The parameter must be a string now (it was any value): other values are refused.',
  place: { side: 'base', pointer: '/components/schemas/FilterParameter' },
  operations: ['GET /cdrs', 'GET /sms', 'GET /fax', 'GET /users'],
};
const operationIds = new Map([['DELETE /cdrs', 'deleteAllCdrs']]);
const CHANGELOG = '# Changelog\n\nNewest first.\n\n## 0.1.0\n\n2026-11-21\n\nFirst version.\n';

const draft = (
  changes: Change[],
  known?: Pick<Fragment, 'step' | 'text' | 'before'>,
  answers?: Parameters<typeof draftFragment>[4],
) => draftFragment(known, 'major', groupChanges(changes), operationIds, answers);
const held = (text: string, changes: Change[], before?: string) => {
  const own = { name: 'a', step: 'major', text, ...(before === undefined ? {} : { before }) } as const;
  const { missing, open, stale } = checkEntries([own], changes, { operationIds });
  return { missing: missing.map((told) => told.text), open, stale };
};
/** They give no reason. */
const EMPTY =
  `TBD;todo: later;n/a;None.;(Give a reason);__;n/a n/a;to be done;to be decided;no reason;see above;see PR 12;because;we
  decided so;it is needed;as discussed;placeholder text;asdf asdf;will be filled in later;待定;not applicable;reason goes
  here`
    .split(';')
    .map((one) => one.trim());
const PASSED = { missing: [], open: [], stale: [] };
const ANSWERS = { reason: 'nobody used it.', remedy: 'read `duration` instead.' };

test('a fragment is drafted with its step, and a place for each reason and way out', () => {
  const drafted = draft([removed, gone]);
  expect(fragmentText(drafted)).toBe(`---
step: major
---

### Breaking on the wire

- \`GET /cdrs\` and \`GET /cdrs/{id}\`: \`billsec\` of \`Cdr\` is gone: programs that read it find nothing.
  <!-- property-removed /components/schemas/Cdr/properties/billsec -->
  Why: (give the reason)
  What to do: (say what users change)
- \`deleteAllCdrs\` (\`DELETE /cdrs\`): The operation is gone: requests get 404 or 405.
  <!-- operation-removed /paths/~1cdrs/delete -->
  Why: (give the reason)
  What to do: (say what users change)
`);
  expect(draft([removed, gone], drafted)).toEqual(drafted);
  expect(held(drafted.text, [removed, gone]).open).toHaveLength(2);
  const complete = draft([removed, gone], drafted, ANSWERS);
  expect(held(complete.text, [removed, gone])).toEqual(PASSED);
  expect(fragmentText(draftFragment(undefined, 'patch', [], operationIds))).toContain(
    'Texts, examples and marks.',
  );
});

test('an equal change of many operations is one entry that names them all', () => {
  const same = ['GET /a', 'GET /b', 'GET /c', 'GET /d'].map((name, index) => ({
    ...gone,
    place: { side: 'base' as const, pointer: `/paths/${index}` },
    operations: [name],
  }));
  const { text } = draft(same, undefined, ANSWERS);
  expect(text.match(/^- .*/gm)).toEqual([
    '- `GET /a`, `GET /b`, `GET /c` and `GET /d`: The operation is gone: requests get 404 or 405.',
  ]);
  expect(held(text, same)).toEqual(PASSED);
  expect(held(text.replace('/paths/2', '/paths/9'), same).missing).toHaveLength(1);
});

test('a field that is sent and read is one entry, and a component without a name in its sentence is named', () => {
  const sent = { ...removed, rule: 'request-property-removed', text: '`billsec` of `Cdr` is refused.' };
  expect(draft([removed, sent]).text.match(/^- /gm)).toHaveLength(1);
  expect(draft([narrowed]).text).toContain(
    '- `FilterParameter` of `GET /cdrs`, `GET /sms`, `GET /fax` and 1 more: The parameter',
  );
});

test('a fragment is brought up to date: reasons and words of people stay, what is no longer so goes', () => {
  const { text } = draft([removed, gone], undefined, ANSWERS);
  const written = `Words of mine.\n\n${text.replace('is gone: programs that', 'vanishes, and you that')}\n\n### Texts\n\n- More of mine.`;
  const updated = draft([removed, narrowed], { step: 'major', text: written });
  expect(updated.text).toMatch(/^Words of mine\.\n\n[^]*\n\n### Texts\n\n- More of mine\.$/);
  expect(updated.text).toMatch(/`billsec` of `Cdr` is gone: programs that [^]*Why: nobody used it\.\n/);
  expect(updated.text).not.toContain('deleteAllCdrs');
  expect(updated.text).toMatch(/FilterParameter[^]*Why: \(give the reason\)/);
  expect(draft([removed, narrowed], updated)).toEqual(updated);
  expect(draft([], { step: 'major', text: 'All of it.' })).toEqual({ step: 'major', text: 'All of it.' });
});

test('a change that becomes another one at its place keeps its reason, which is to be seen again', () => {
  const typed = (type: string): Change => ({
    ...narrowed,
    text: `The parameter must be ${type} now (it was any value): other values are refused.`,
  });
  const first = draft([typed('an integer')], undefined, ANSWERS);
  expect(held(first.text, [typed('true or false')]).missing).toHaveLength(1);
  const updated = draft([typed('true or false')], first);
  const line = '  (This change is another one now. If the lines below still hold, delete this line.)\n';
  expect(updated.text).toContain(`-->\n${line}  Why: nobody used it.\n`);
  const own = (text: string) => [{ name: 'a', step: 'major', text } as const];
  const identity = 'type-narrowed /components/schemas/FilterParameter';
  expect(checkEntries(own(updated.text), [typed('true or false')], { operationIds })).toMatchObject({
    missing: [],
    outdated: [identity],
  });
  expect(draft([typed('true or false')], updated)).toEqual(updated);
  expect(
    checkEntries(own(updated.text.replace(line, '')), [typed('true or false')], { operationIds }),
  ).toMatchObject({
    missing: [],
    open: [],
    outdated: [],
  });
  // Another place is another entry, though its sentence is the same; another kind of change is one too, and one that breaks nobody needs no reason.
  const elsewhere = { ...gone, place: { side: 'base' as const, pointer: '/paths/~1fax/delete' } };
  expect(draft([elsewhere], draft([gone], undefined, ANSWERS)).text).toMatch(
    /<!-- [^>]*~1fax\/delete -->\n {2}Why: \(give the reason\)/,
  );
  const bound = { ...typed('short'), rule: 'request-bound-tightened' };
  expect(draft([bound], first).text).toMatch(/<!-- bound-tightened [^]*Why: \(give the reason\)/);
  const relaxed = { ...typed('anything'), effect: 'feature' as const };
  expect(draftFragment(first, 'minor', groupChanges([relaxed]), operationIds).text).toMatch(
    /^### New\n\n- [^]* must be anything [^\n]*\n  <!-- [^\n]* -->$/,
  );
});

test('nothing but its own entry declares a change, in the words of the review and for all to see', () => {
  const { text } = draft([removed], undefined, ANSWERS);
  const missing = [removed.text];
  expect(held('', [removed])).toEqual({ ...PASSED, missing });
  expect(held(text.replace(/ *<!--.*/, ''), [removed])).toEqual({ ...PASSED, missing });
  expect(held(text.replace('### Breaking on the wire', '### New'), [removed])).toEqual({
    ...PASSED,
    missing,
  });
  expect(held(text.replace(removed.text, '`billsec` of `Cdr` says how to read it.'), [removed])).toEqual({
    ...PASSED,
    missing,
  });
  for (const hidden of [
    `<!--\n${text}`,
    `<!-- ${text} -->`,
    `\`\`\`md\n${text}\n\`\`\``,
    `<div hidden>\n\n${text}`,
  ])
    expect(held(hidden, [removed])).toEqual({ ...PASSED, missing });
  for (const empty of ['Why: nobody used it.', 'What to do: read `duration` instead.'])
    expect(held(text.replace(empty, `${empty.split(':')[0]}: -`), [removed]).open).toHaveLength(1);
  expect(held(text, [gone])).toEqual({
    missing: [gone.text],
    open: [],
    stale: [expect.stringContaining('billsec')],
  });
  for (const empty of EMPTY)
    expect([empty, held(text.replace('nobody used it.', empty), [removed]).open.length]).toEqual([empty, 1]);
  for (const said of ['没有人使用它。', 'Никто этого не читает.', 'لا أحد يستخدمه', 'Nobody reads it.'])
    expect([said, held(text.replace('nobody used it.', said), [removed])]).toEqual([said, PASSED]);
  for (const unsaid of [
    text.replace('- `', '- It is not so that `'),
    text.replace('- `GET /cdrs` and `GET /cdrs/{id}`: ', '- `deleteUser`: '),
    text.replace('### Breaking on the wire', '### Breaking news'),
    text.replace('### Breaking on the wire', '### Breaking for types only'),
  ])
    expect(held(unsaid, [removed]).missing).toEqual(missing);
  // A second entry of the same change has no reason of its own.
  const second = `${text}\n- \`billsec\` is only deprecated.\n  <!-- property-removed /components/schemas/Cdr/properties/billsec -->`;
  expect(held(second, [removed]).stale).toEqual(['`billsec` is only deprecated.']);
  // What the base has declared already may be worded anew.
  expect(held(text.replace('nobody', 'no one'), [], text)).toEqual(PASSED);
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
    '---\nstep: major\n---\n\nWords.\n\n### New\n\n- Two.\n\n### Breaking on the wire\n\n- Three.\n  <!-- operation-removed /paths/~1three/get -->\n  Why: so.\n',
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
