/** Approvals at a terminal, for clients that cannot ask their user: a file for each plan that waits. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/contract/command-line';
import { settingsFolder } from '../account/profiles.ts';
import { usage } from '../exit.ts';
import { escapeControls, isTerminal, say } from '../output/terminal.ts';

interface Approval {
  effect: string;
  url: string;
  /** Milliseconds since 1970. */
  expires: number;
  isApproved: boolean;
}

const folder = (): string => join(settingsFolder(), 'approvals');
const fileOf = (id: string): string => join(folder(), `${id}.json`);

export function askForApproval(id: string, waiting: Omit<Approval, 'isApproved'>): void {
  mkdirSync(folder(), { recursive: true, mode: 0o700 });
  for (const file of readdirSync(folder())) {
    const old = file.replace(/\.json$/, '');
    if ((load(old)?.expires ?? 0) <= Date.now()) forgetApproval(old);
  }
  // Whoever asks again while the user approves must not undo that.
  if (load(id)?.effect !== waiting.effect) save(id, { ...waiting, isApproved: false });
}

/** Whether a user has approved exactly this effect. */
export function isApproved(id: string, effect: string): boolean {
  const approval = load(id);
  return approval?.isApproved === true && approval.effect === effect && approval.expires > Date.now();
}

export function forgetApproval(id: string): void {
  rmSync(fileOf(id), { force: true });
}

export async function approve(_: object, id: string): Promise<void> {
  const approval = /^[A-Z2-7]{8}$/.test(id) ? load(id) : undefined;
  if (!approval || approval.expires <= Date.now())
    throw usage(`No plan ${escapeControls(id)} waits for approval. A plan waits for five minutes.`);
  if (!isTerminal()) throw usage('A person approves a plan: run this at a terminal.');
  const { text } = await import('@clack/prompts');
  say(`On ${escapeControls(approval.url)}`);
  const message = `It ${escapeControls(approval.effect)}. Type yes to approve it.`;
  if ((await text({ message, output: process.stderr })) !== 'yes')
    throw new UserError('Not approved. Nothing was done.');
  save(id, { ...approval, isApproved: true });
  say('Approved. The assistant can carry it out now, once.');
}

function save(id: string, approval: Approval): void {
  // At once: a reader must not see half of it.
  const part = `${fileOf(id)}.part`;
  writeFileSync(part, JSON.stringify(approval), { mode: 0o600 });
  renameSync(part, fileOf(id));
}

function load(id: string): Approval | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(id), 'utf8')) as Approval;
  } catch {
    // No file: not approved.
    return undefined;
  }
}
