import { type Sandbox, type SandboxOptions, startSandbox } from '@telephony/sandbox';
import { onTestFinished } from 'vitest';
import type { ConformanceOptions } from '../../src/options.ts';
import { optionsFor } from './options-for.ts';

/** When the story of the contract's examples is told: what they ask for is there. */
const STORY_NOW = Date.UTC(2026, 10, 20, 16, 6);

/** Starts a sandbox at the time of the story, with numbers that pick up soon; it is closed when the test is over. */
export async function storySandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ port: 0, startTime: STORY_NOW, answerSeconds: 1, ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Options of a run that may do everything to a sandbox, by one of its users. */
export function everythingTo(
  sandbox: Sandbox,
  changes: Partial<ConformanceOptions> = {},
): ConformanceOptions {
  return optionsFor(sandbox.baseUrl, {
    access: { token: sandbox.signIn?.token ?? '' },
    permissions: { writes: true, dialling: true, collectionDeletes: true, logins: true },
    stateless: false,
    timeout: 30_000,
    ...changes,
  });
}
