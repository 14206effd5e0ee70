import { EFFECTS, type Operation } from '@telephony/contract/reading';
import { usage, UserError } from '../exit.ts';
import { isTerminal, escapeControls } from '../output/terminal.ts';

export function effectText({ effect }: Pick<Operation, 'effect'>): string | undefined {
  return effect === undefined ? undefined : (EFFECTS[effect] ?? effect);
}

const VERBS = { get: 'reads', post: 'creates', put: 'replaces', patch: 'changes', delete: 'deletes' };

export function effectSummary(operation: Operation): string {
  const { method } = operation;
  return effectText(operation) ?? (method in VERBS ? VERBS[method as keyof typeof VERBS] : method);
}

export async function confirm(
  what: string,
  shown: string,
  yes: boolean | undefined,
  inWords: () => Promise<string> | string,
): Promise<void> {
  if (yes) return;
  if (!isTerminal()) throw usage(`${what}. Pass --yes to do it, or --dry-run to see ${shown}.`);
  if (!(await askForYes(await inWords(), 'do it'))) throw new UserError('Nothing was done.');
}

export async function askForYes(effect: string, purpose: string): Promise<boolean> {
  const { text } = await import('@clack/prompts');
  // A question that takes single keys would take the keys of a mistyped command too.
  const message = `It ${escapeControls(effect)}. Type yes to ${purpose}.`;
  return (await text({ message, output: process.stderr })) === 'yes';
}
