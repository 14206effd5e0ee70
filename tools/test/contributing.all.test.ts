import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { root } from '../turbo.mjs';
import { cloneRepository } from './support/clone-repository.ts';

const EDITS: [file: string, after: string, add: string][] = [
  [
    'openapi/openapi.yaml',
    '    $ref: paths/pickupgroups/pickupgroups-id.yaml\n',
    '  /pickupgroups/{id}/members:\n    $ref: paths/pickupgroups/pickupgroups-id-members.yaml\n',
  ],
  [
    'openapi/openapi.yaml',
    '    $ref: webhooks/call.hold.yaml\n',
    '  call.parked:\n    $ref: webhooks/call.parked.yaml\n',
  ],
  [
    'packages/sandbox/src/assumptions/assumptions.ts',
    "  'call.hold': ['call_state_change'],\n",
    "  'call.parked': ['call_state_change'],\n",
  ],
  [
    'packages/sandbox/src/operations/handlers/resources.ts',
    "  ...resource('pickupgroups', 'PickupGroup'),\n",
    "  getPickupGroupMembers: read('pickupgroups'),\n",
  ],
  [
    'packages/sandbox/src/operations/handlers/resources.ts',
    "import { list } from '../generic/list.ts';\n",
    "import { read } from '../generic/present.ts';\n",
  ],
  [
    'openapi/components/schemas/PickupGroup.yaml',
    '    examples: [Shop floor]\n',
    "  floor:\n    type: [string, 'null']\n    description: Floor of the building that the group works on.\n    examples: [Ground floor]\n    x-ledger: N-9999\n",
  ],
  [
    'openapi/ledger.yaml',
    'entries:\n',
    '  - id: N-9999\n    title: How floors are counted\n    kind: gap\n    source: Resources\n    unknown: Whether the ground floor is the first.\n    treatment: A text.\n',
  ],
];

const CHANGES: [files: string, text: RegExp, replacement: string][] = [
  [
    'openapi/components/schemas/Chat.yaml',
    /description: Geographical position of the visitor\.\n/,
    'description: Geographical position of the visitor. Use `visitor_country`.\n    deprecated: true\n',
  ],
  ['openapi/{components/schemas/Chat,examples/chats/*Chat*-response}.yaml', /visitor_city:/, 'visitor_town:'],
  ['openapi/components/schemas/Chat.yaml', /^ {2}operator_ua:\n(?: {4}.*\n)+/m, ''],
  ['openapi/examples/chats/*Chat*-response.yaml', /^ +operator_ua: .*\n/m, ''],
];

/** Gives the reasons and ways out in the fragment, which says each change. */
function completeFragment(folder: string): void {
  const [file = '', ...others] = globSync('openapi/changes/contribution*.md', { cwd: folder });
  expect(others).toEqual([]);
  const text = readFileSync(join(folder, file), 'utf8');
  for (const said of [
    '`visitor_city` of `Chat` is called `visitor_town` now: programs that read the old name find nothing.',
    '`operator_ua` of `Chat` is gone: programs that read it find nothing.',
    '`visitor_geo` of `Chat` is deprecated.',
    '`floor` of `PickupGroup` is there to read (new).',
  ])
    expect(text).toContain(said);
  const complete = text
    .replaceAll('(give the reason)', 'No chat has it.')
    .replaceAll('(say what users change)', 'Read the other fields.');
  writeFileSync(join(folder, file), complete);
}

function completeChangeset(folder: string): void {
  const file = join(folder, '.changeset/contribution.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\(say .*\)/, 'Pickup groups have members.'));
}

// The tests of everything that the change affects run in the pull request.
function check(folder: string, command: string) {
  const { status, stdout, stderr } = spawnSync(
    `${command} ${command.includes('--') ? '' : '-- '}--without-tests`,
    {
      cwd: folder,
      shell: true,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  return { status, output: stdout + stderr };
}

function commandsOf(title: string): string[] {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = page.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/\s+#.*/, '').trim())
      .filter(Boolean),
  );
}

test('a new operation, event, field and ledger entry, and what is deprecated, renamed or removed, pass by the commands of CONTRIBUTING', () => {
  const folder = cloneRepository(temporaryFolder());
  cpSync(join(import.meta.dirname, 'plants'), join(folder, 'openapi'), { recursive: true });
  for (const [file, after, add] of EDITS) {
    const parts = readFileSync(join(folder, file), 'utf8').split(after);
    expect([file, parts.length]).toEqual([file, 2]);
    writeFileSync(join(folder, file), parts.join(after + add));
  }
  for (const [files, text, replacement] of CHANGES)
    for (const file of globSync(files, { cwd: folder })) {
      const written = readFileSync(join(folder, file), 'utf8');
      expect([file, written]).toEqual([file, expect.stringMatching(text)]);
      writeFileSync(join(folder, file), written.replace(text, replacement));
    }
  const commands = commandsOf('Change the contract');
  expect(commands).toEqual(['npm run check -- --fix', 'npm run check']);
  const [fix = '', last = ''] = commands;
  // The fragment and the changeset wait for words that only a person can write.
  const { status, output } = check(folder, fix);
  expect({ status, output }).toEqual({
    status: 1,
    output: expect.stringContaining('(say in one line what users notice)'),
  });
  expect(output).toContain('openapi/changes/contribution-');
  completeFragment(folder);
  completeChangeset(folder);
  expect(check(folder, last)).toMatchObject({ status: 0 });
}, 600_000);
