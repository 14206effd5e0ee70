import type { Command } from 'commander';
import { contractDocument, operationCommands } from './contract/contract.ts';
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

const width = Math.max(...QUESTIONS.map(([question]) => question.length));

export const NOTES = [
  'Questions:',
  ...QUESTIONS.map(([question, command]) => `  ${question.padEnd(width)}  telephony ${command}`),
  '',
  EXIT_HELP,
].join('\n');

// Of the commands that the contract does not have, and of its groups of tags; all others are data.
const GROUPS: Readonly<Record<string, { tags: string[]; commands: string[] }>> = {
  'Calls and reports:': { tags: ['Calls', 'History'], commands: ['call', 'recordings'] },
  'Account:': { tags: ['Sign in'], commands: ['login', 'logout'] },
  'Data:': { tags: [], commands: ['search', 'describe'] },
  'Programs:': {
    tags: [],
    commands: ['listen', 'serve', 'reconcile', 'events', 'healthy', 'sandbox', 'mock', 'certify', 'send'],
  },
  'Assistants:': { tags: [], commands: ['mcp'] },
};

export function groupCommands(program: Command): void {
  const groups = contractDocument()['x-tagGroups'] ?? [];
  const tagOf = new Map(
    operationCommands().map(({ resource, operation }) => [resource, operation.object.tags?.[0]]),
  );
  const order = Object.keys(GROUPS);
  const groupOf = (name: string) => {
    const group = groups.find(({ tags }) => tags.includes(tagOf.get(name) ?? ''))?.name ?? '';
    return (
      order.find((one) => GROUPS[one]!.tags.includes(group) || GROUPS[one]!.commands.includes(name)) ??
      'Data:'
    );
  };
  // With the parser's own `help`.
  for (const one of program.createHelp().visibleCommands(program)) one.helpGroup(groupOf(one.name()));
  const place = (one: Command) => order.indexOf(one.helpGroup());
  (program.commands as Command[]).sort((one, other) => place(one) - place(other));
}
