import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hostsFolder, installed } from '@telephony/testing/installed-host';
import { type Running, startProgram } from './start-program.ts';

const EXAMPLE = new URL('../../examples/nextjs/route.ts', import.meta.url);
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export async function startNext(): Promise<Running> {
  // Beside its packages, where Next.js looks for them.
  const folder = mkdtempSync(join(hostsFolder, '.next-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const route = join(folder, 'app/hooks/[secret]');
    mkdirSync(route, { recursive: true });
    // Without types, since Next.js would install TypeScript for them.
    writeFileSync(join(route, 'route.js'), stripTypeScriptTypes(readFileSync(EXAMPLE, 'utf8')));
    writeFileSync(join(folder, 'app/layout.js'), 'export default ({ children }) => children;');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
    const config = { turbopack: { root: ROOT } };
    writeFileSync(join(folder, 'next.config.js'), `export default ${JSON.stringify(config)};`);
    const next = installed('next/dist/bin/next');
    const { WEBHOOK_SECRET: _, NODE_ENV: __, ...env } = process.env;
    await promisify(execFile)(process.execPath, [next, 'build'], {
      cwd: folder,
      env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    const running = await startProgram(process.execPath, (port) => [next, 'start', '-p', port], folder);
    return { ...running, end: () => running.end().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
