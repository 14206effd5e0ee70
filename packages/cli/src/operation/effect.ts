import { EFFECTS, type Operation } from '@telephony/contract/reading';
import { usage } from '../exit.ts';
import { isTerminal, escapeControls } from '../output/terminal.ts';

export function effectText({ effect }: Pick<Operation, 'effect'>): string | undefined {
  return effect === undefined ? undefined : (EFFECTS[effect] ?? effect);
}

export function effectSummary(operation: Operation): string {
  const verb = {
    get: 'reads',
    post: 'creates',
    put: 'replaces',
    patch: 'changes',
    delete: 'deletes',
  } as const;
  const { method } = operation;
  return effectText(operation) ?? (method in verb ? verb[method as keyof typeof verb] : method);
}

export async function confirmEffect(
  operation: Operation,
  label: string,
  yes: boolean,
  inWords: () => Promise<string>,
): Promise<boolean> {
  const effect = effectText(operation);
  return effect === undefined || confirm(`${label} ${effect}`, 'the request', yes, inWords);
}

export async function confirm(
  what: string,
  shown: string,
  yes: boolean,
  inWords: () => Promise<string> | string,
): Promise<boolean> {
  if (yes) return true;
  if (!isTerminal()) throw usage(`${what}. Pass --yes to do it, or --dry-run to see ${shown}.`);
  const { text } = await import('@clack/prompts');
  // A question that takes single keys would take the keys of a mistyped command too.
  const message = `It ${escapeControls(await inWords())}. Type yes to do it.`;
  return (await text({ message, output: process.stderr })) === 'yes';
}
