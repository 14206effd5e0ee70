import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { JsonObject } from '../contract/json.ts';
import { UserError } from '../cli/user-error.ts';

const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** The bundle of a folder's `openapi.yaml`, made by Redocly. Throws with file, line and reason. */
export async function runRedoclyBundle(folder: string): Promise<JsonObject> {
  const temporary = mkdtempSync(join(tmpdir(), 'bundle-'));
  const output = join(temporary, 'openapi.json');
  try {
    const args = [redocly, 'bundle', 'openapi.yaml', '--output', output];
    const child = spawn(process.execPath, [...args, '--component-renaming-conflicts-severity', 'error'], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exit = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
    if (code !== 0) throw new UserError(`The contract cannot be bundled.\n\n${(stdout + stderr).trim()}`);
    return JSON.parse(readFileSync(output, 'utf8'));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
