import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createTelephony, operations } from '@telephony/client';
import { readBlocks } from '@telephony/testing/read-blocks';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import type { TelephonyEvent } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { deliver } from '@telephony/webhooks/testing';
import { startServer } from '@telephony/testing/start-server';
import { onTestFinished, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/start/start-sandbox.ts';

const page = new URL('../../../../../docs/src/content/docs/packages/webhooks-recipes.mdx', import.meta.url);
const modules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));
const secret = { username: 'pbx', password: 'seven-spokes-and-a-bell' };

/** A recipe of the webhook receiver's docs that gets the events of a sandbox. */
export interface OpenRecipe {
  sandbox: Sandbox;
  control: Sandbox['control'];
  /** What it has done so far: the name of each function of the integrator with its arguments. */
  done: unknown[][];
  /** The same, from now on. */
  more: () => unknown[][];
  /** Delivers an event that the platform could send, though this sandbox does not. */
  deliver: (event: TelephonyEvent) => Promise<void>;
  /** Lets its tracker report what waits for better evidence, as it does a few seconds after the call. */
  settle: () => Promise<void>;
}

/**
 * Runs the code below a heading, word for word.
 *
 * @param titles Several recipes get the same events.
 */
export async function openRecipe(
  titles: string | string[],
  { toCall = [] }: { toCall?: AsyncIterable<unknown> | unknown[] } = {},
): Promise<OpenRecipe> {
  const sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1 });
  onTestFinished(() => sandbox.close());
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) => {
      done.push([name, ...values]);
      return Promise.resolve();
    };
  const notes = (...names: string[]) => Object.fromEntries(names.map((name) => [name, note(name)]));
  const configured = Promise.withResolvers<void>();
  async function* whenConfigured() {
    await configured.promise;
    yield* toCall;
  }
  vi.stubGlobal('secret', secret);
  vi.stubGlobal('crm', { ...notes('callBack', 'alert', 'log', 'message'), toCall: whenConfigured });
  vi.stubGlobal('cards', notes('show', 'close', 'tell'));
  vi.stubGlobal(
    'pbx',
    createTelephony({ baseUrl: sandbox.baseUrl, auth: sandbox.signIn?.token ?? '', operations }),
  );
  const urls: string[] = [];
  const trackers: { flush(): Promise<void> }[] = [];
  for (const title of [titles].flat()) {
    const { handler, tracker } = await load(title);
    if (tracker) trackers.push(tracker);
    const { host } = new URL(await startServer(toNodeListener(handler)));
    const url = `http://${secret.username}:${secret.password}@${host}/events`;
    urls.push(url);
    await sandbox.control.webhook({ name: title, types: ['call_state_change', 'received_sms'], url });
  }
  configured.resolve();
  return {
    sandbox,
    control: sandbox.control,
    done,
    more: () => done.splice(0),
    async deliver(event) {
      for (const url of urls) await deliver(url.replace(/\/\/.*@/, '//'), event, { secret });
    },
    async settle() {
      for (const tracker of trackers) await tracker.flush();
    },
  };
}

/** The module of a block of the README, with what it declares. */
async function load(title: string): Promise<any> {
  const code = readBlocks(page).find((block) => block.title === title)?.code;
  if (!code) throw new Error(`The page of webhook recipes has no "${title}".`);
  const folder = temporaryFolder();
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  const file = join(folder, 'recipe.ts');
  const names = ['handler', 'tracker'].filter((name) => code.includes(`const ${name} `));
  writeFileSync(file, `${code}\nexport { ${names.join(', ')} };\n`);
  return import(pathToFileURL(file).href);
}
