import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { hostsFolder } from '@telephony/testing/installed-host';
import { type Running, startProgram } from './start-program.ts';

const ENTRY = 'virtual:main';
const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export async function startNest(platform: 'express' | 'fastify'): Promise<Running> {
  // Beside its packages, where Node looks for them.
  const folder = mkdtempSync(join(hostsFolder, '.nest-'));
  const main = `import ${JSON.stringify(fileOf('tell-kept.ts'))};
import { start } from ${JSON.stringify(fileOf('../../examples/nest.ts'))};
await start(${JSON.stringify(platform)});`;
  const build = await rolldown({
    input: ENTRY,
    platform: 'node',
    external: /^(@nestjs|reflect-metadata)/,
    // What is loaded for its effect stays.
    treeshake: false,
    transform: { decorator: { legacy: true } },
    plugins: [
      {
        name: 'main',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? main : undefined),
      },
    ],
  });
  await build.write({ file: join(folder, 'main.mjs'), format: 'esm' });
  await build.close();
  const running = await startProgram(process.execPath, () => [join(folder, 'main.mjs')]);
  const end = () => running.end().finally(() => rmSync(folder, { recursive: true, force: true }));
  return { ...running, end };
}
