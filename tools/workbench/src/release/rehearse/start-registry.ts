import { fork } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';

/** A registry that listens. */
export interface Registry {
  url: string;
  close(): Promise<void>;
}

/** Starts the local registry with an empty storage in `storage`. It ends with this process, however that ends. */
export async function startRegistry(folder: string, storage: string): Promise<Registry> {
  const child = fork(join(folder, 'serve.mjs'), [storage], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url));
    child.once('error', reject);
    void ended.then(() =>
      reject(new UserError('The local registry has ended before it listened. The reason is above.')),
    );
  });
  return {
    url,
    async close() {
      child.kill();
      await ended;
    },
  };
}
