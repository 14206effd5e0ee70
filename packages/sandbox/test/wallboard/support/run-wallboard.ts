import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { compileCache } from '@telephony/testing/compile-cache';
import { MEI } from '../../support/serve-platform.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import { isDistributing, isTalking, type LiveCall } from '../../../src/telephony/state/call.ts';

/** What is known of a queue by having looked at it every second. */
export interface Watched {
  answered: number;
  /** Seconds that the calls which were answered had waited, together. */
  waited: number;
}

/** Looks at who waits in queues, at the platform itself: no event tells it, and no CDR says how long. */
export class QueueWatch {
  readonly queues = new Map<number, Watched>();
  readonly #waiting = new Map<number, { leg: number; queue: number; seconds: number }>();
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** @param passed Seconds since the look before. */
  look(passed: number): void {
    const { calls } = this.#platform.exchange;
    for (const [id, visit] of this.#waiting) {
      visit.seconds += passed;
      const call = calls.get(id);
      if (call && isDistributing(call) && placeOf(call) === visit.queue) continue;
      this.#waiting.delete(id);
      // Sent to a conference, it talks at once, but elsewhere.
      if (!call || !isTalking(call) || placeOf(call) !== visit.queue || call.leg.id !== visit.leg) continue;
      const watched = this.queues.get(visit.queue) ?? { answered: 0, waited: 0 };
      watched.answered += 1;
      watched.waited += visit.seconds;
      this.queues.set(visit.queue, watched);
    }
    for (const call of calls.values()) {
      const queue = placeOf(call);
      if (queue !== undefined && isDistributing(call) && !this.#waiting.has(call.id))
        this.#waiting.set(call.id, { leg: call.leg.id, queue, seconds: 0 });
    }
  }
}

/** The queue where the leg of a call is, whether it waits or talks there. */
function placeOf({ leg: { place } }: LiveCall): number | undefined {
  return place.kind === 'queue' ? place.id : undefined;
}

const program = fileURLToPath(
  new URL('examples/wallboard/server.ts', import.meta.resolve('@telephony/webhooks/package.json')),
);
const password = 'seven-spokes-and-a-bell';

/** The example as its user starts it. */
export interface RunningWallboard {
  /** Its page. */
  url: string;
  /** The URL of its webhook, with the secret. */
  webhook: string;
  /** What its page shows. Tests read what they expect to be there. */
  figures(): Promise<any>;
  /** Ends it by a signal, and waits for it. @returns What it has written to standard error. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<string>;
}

/**
 * Starts the wallboard.
 *
 * @param options.platform Origin of a sandbox.
 * @param options.port That of a wallboard before, to take its place. Default: a free one.
 */
export async function runWallboard({
  file,
  platform,
  port = '0',
}: {
  file: string;
  platform: string;
  port?: string;
}): Promise<RunningWallboard> {
  const child: ChildProcess = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...compileCache,
      PORT: port,
      TELEPHONY_TOKEN: MEI,
      TELEPHONY_URL: `${platform}/v1.2/voice`,
      WALLBOARD_FILE: file,
      WEBHOOK_PASSWORD: password,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const complaints = text(child.stderr!);
  const failed = complaints.then((reason) => Promise.reject(new Error(reason)));
  failed.catch(() => {});
  const [line] = (await Promise.race([once(child.stdout!, 'data'), failed])) as [Buffer];
  const url = String(line).trim();
  return {
    url,
    webhook: `${url.replace('//', `//pbx:${password}@`)}events`,
    figures: async () => (await fetch(`${url}figures`)).json(),
    async end(signal) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return complaints;
    },
  };
}
