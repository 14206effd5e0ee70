/** Plans of writes: each for one session, once, for five minutes. A client only has a name that nobody can guess. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CoreOptions } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { usage, UserError } from '../exit.ts';
import { askForYes } from '../operation/effect.ts';
import { isTerminal, say } from '../output/terminal.ts';
import { readIfThere, settingsFolder, writeWhole } from '../own-files.ts';

export const PLAN_LIFETIME_MS = 5 * 60_000;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export interface Plan {
  /** A short name for people and the journal, which opens nothing. */
  name: string;
  id?: string | undefined;
  operation: Operation;
  request: CoreOptions;
  effect: string;
  before: unknown;
}

export class Plans {
  readonly #plans = new Map<string, Plan & { session: string; expires: number; question?: string }>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  seal(unnamed: Omit<Plan, 'name'>, session: string): { seal: string; plan: Plan } {
    for (const [old, { expires }] of this.#plans) if (expires < this.#now()) this.#plans.delete(old);
    const seal = randomBytes(24).toString('base64url');
    const name = [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    const plan = { ...unnamed, name, session, expires: this.#now() + PLAN_LIFETIME_MS };
    this.#plans.set(seal, plan);
    return { seal, plan };
  }

  /** A name of the question to the user about a plan: an answer without it was never asked for. */
  question(name: string, session: string): string {
    const plan = this.open(name, session);
    return (plan.question ??= randomBytes(24).toString('base64url'));
  }

  open(name: string, session: string): Plan & { question?: string } {
    const plan = this.#plans.get(name);
    if (plan?.session !== session)
      throw usage('This is no plan of this session that is still to be carried out. Plan the write again.');
    if (plan.expires >= this.#now()) return plan;
    this.#plans.delete(name);
    throw usage('The plan is older than five minutes. Plan the write again.');
  }

  take(name: string, session: string): void {
    this.open(name, session);
    this.#plans.delete(name);
  }
}

/** A plan that waits for its user at a terminal, in a file: its client cannot ask. */
interface Approval {
  effect: string;
  url: string;
  /** Milliseconds since 1970. */
  expires: number;
  isApproved: boolean;
}

const approvalFile = (name: string): string => join(settingsFolder(), 'approvals', `${name}.json`);

function saveApproval(name: string, approval: Approval): void {
  mkdirSync(dirname(approvalFile(name)), { recursive: true, mode: 0o700 });
  writeWhole(approvalFile(name), JSON.stringify(approval));
}

function findApproval(name: string): Approval | undefined {
  const text = /^[A-Z2-7]{8}$/.test(name) ? readIfThere(approvalFile(name)) : undefined;
  const approval = text === undefined ? undefined : (JSON.parse(text) as Approval);
  return approval && approval.expires > Date.now() ? approval : undefined;
}

export function askForApproval({ name, effect }: Plan, url: string): void {
  // Whoever asks again while the user approves must not undo that.
  if (findApproval(name)?.effect !== effect)
    saveApproval(name, { effect, url, expires: Date.now() + PLAN_LIFETIME_MS, isApproved: false });
  for (const file of readdirSync(dirname(approvalFile(name))))
    if (!findApproval(basename(file, '.json'))) forgetApproval({ name: basename(file, '.json') });
}

export function isApproved({ name, effect }: Plan): boolean {
  const approval = findApproval(name);
  return approval?.isApproved === true && approval.effect === effect;
}

export function forgetApproval({ name }: Pick<Plan, 'name'>): void {
  rmSync(approvalFile(name), { force: true });
}

export async function approve(_: object, name: string): Promise<void> {
  const approval = findApproval(name);
  if (!approval) throw usage(`No plan ${name} waits for approval. A plan waits for five minutes.`);
  if (!isTerminal()) throw usage('A person approves a plan: run this at a terminal.');
  say(`On ${approval.url}`);
  if (!(await askForYes(approval.effect, 'approve it')))
    throw new UserError('Not approved. Nothing was done.');
  saveApproval(name, { ...approval, isApproved: true });
  say('Approved. The assistant can carry it out now, once.');
}
