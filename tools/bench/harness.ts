import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

// With no other memory and no warm code.
export async function inOwnProcess<Message>(
  script: string,
  args: readonly string[] = [],
  execArgv: string[] = [],
): Promise<Message> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, { execArgv });
  let message: Message | undefined;
  child.on('message', (sent) => (message = sent as Message));
  await once(child, 'exit');
  if (message === undefined) throw new Error(`${script} measured nothing.`);
  return message;
}

// Imports come from the `node_modules` of the folder.
export async function bundleModule(
  source: string,
  { folder, minify }: { folder: string; minify: boolean },
): Promise<string> {
  const entry = 'virtual:app';
  await using build = await rolldown({
    input: entry,
    platform: 'browser',
    resolve: {
      // Measures sources: the result is the same as with the build, and cannot be stale.
      conditionNames: ['@telephony/source', 'import', 'browser', 'default'],
      extensionAlias: { '.js': ['.ts', '.js'] },
    },
    plugins: [
      {
        name: 'app',
        resolveId(id, importer) {
          if (id === entry) return entry;
          return importer === entry ? this.resolve(id, join(folder, 'app.ts')) : undefined;
        },
        load: (id) => (id === entry ? source : undefined),
      },
    ],
  });
  return (await build.generate({ format: 'esm', minify })).output[0].code;
}

export async function gzipBytes(source: string, folder: string): Promise<number> {
  return gzipSync(await bundleModule(source, { folder, minify: true }), { level: 9 }).length;
}
