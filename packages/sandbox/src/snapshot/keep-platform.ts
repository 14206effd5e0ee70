import { isBuiltin } from 'node:module';
import { Refusal } from '@telephony/http';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import type { KeptData } from './keep-data.ts';

export interface Keeper {
  restored: boolean;
  attach(server: FastifyInstance): void;
  catchUp(): Promise<void>;
  close(): void;
}

export async function keepPlatform(
  platform: Platform,
  file: string,
  machineTime: () => number,
  onFault: (error: Error) => void,
): Promise<Keeper> {
  if (!isBuiltin('node:sqlite')) {
    throw new Error(
      `A data file needs SQLite, which Node ${process.versions.node} does not have. Use Node 22.13 or newer.`,
    );
  }
  // Few sandboxes need SQLite, which takes its time to load.
  const { keepData } = await import('./keep-data.ts');
  const kept = keepData(platform, file, machineTime, onFault);
  return {
    restored: kept.restored,
    attach: (server) => flushBeforeResponses(server, kept),
    catchUp: async () => void (kept.caughtUp !== undefined && (await platform.clock.set(kept.caughtUp))),
    close: () => kept.close(),
  };
}

function flushBeforeResponses(server: FastifyInstance, data: Pick<KeptData, 'flush'>): void {
  server.addHook('onSend', ({ method }, reply, payload, done) => {
    try {
      data.flush();
      done(null, payload);
    } catch (cause) {
      // What is read is in memory. The error response comes here again, and must be sent.
      if (READ_METHODS.has(method) || reply.statusCode >= 500) return done(null, payload);
      const { message } = cause as Error;
      done(
        new Refusal(
          503,
          `${message} The change is in memory only, and is saved with the next one that can be.`,
        ),
      );
    }
  });
}

const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
