import type { Command } from 'commander';
import { columns } from '@telephony/contract/command-line';
import { contractDocument, type OperationCommand } from './contract/contract.ts';
import { EXIT_HELP } from './exit.ts';

const QUESTIONS: readonly [question: string, command: string][] = [
  ['How did the calls go?', 'calls report --since today'],
  ['Whom do we call back?', 'calls missed --owed'],
  ['What happened in one call?', 'call ID'],
  ['Who is talking now?', 'calls list'],
  ['Where are the recordings?', 'recordings fetch --since today --to DIR'],
  ['Who has which extension?', 'users list'],
  ['Ring somebody', 'calls create --from USER --to NUMBER'],
  ['Post calls to my program', 'serve --to URL'],
  ['Which command does it?', "search 'block a caller'"],
];

export const NOTES = [
  'Questions:',
  ...columns(QUESTIONS.map(([question, command]) => [`  ${question}`, `telephony ${command}`])),
  '',
  EXIT_HELP,
].join('\n');

export const GROUPS = {
  calls: 'Calls and reports:',
  account: 'Account:',
  data: 'Data:',
  programs: 'Programs:',
  assistants: 'Assistants:',
} as const;

// By the contract's groups of tags; all others are data.
const GROUPS_OF_TAGS = { Calls: GROUPS.calls, History: GROUPS.calls, 'Sign in': GROUPS.account };

export function groupOf({ operation }: OperationCommand): string {
  const [tag = ''] = operation.object.tags ?? [];
  const { name = '' } = contractDocument()['x-tagGroups']?.find(({ tags }) => tags.includes(tag)) ?? {};
  return name in GROUPS_OF_TAGS ? GROUPS_OF_TAGS[name as keyof typeof GROUPS_OF_TAGS] : GROUPS.data;
}

export function sortByGroup(program: Command): void {
  const order: readonly string[] = Object.values(GROUPS);
  const place = (one: Command) => order.indexOf(one.helpGroup());
  (program.commands as Command[]).sort((one, other) => place(one) - place(other));
}
