import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@telephony/contract';
import { runNodeProgram } from '../programs/run-node-program.ts';
import { sharedOperationIds } from './shared-operation-ids.ts';
import { UnreadableSource } from './unreadable-source.ts';

/**
 * The bundle of a folder's `openapi.yaml`, made by Redocly.
 *
 * @throws UnreadableSource with file, line and reason, also where two operations have one name.
 */
export async function runRedoclyBundle(folder: string): Promise<JsonObject> {
  const temporary = mkdtempSync(join(tmpdir(), 'bundle-'));
  const output = join(temporary, 'openapi.json');
  try {
    const args = ['bundle', 'openapi.yaml', '--output', output];
    const severity = ['--component-renaming-conflicts-severity', 'error'];
    const run = await runNodeProgram('@redocly/cli/bin/cli.js', [...args, ...severity], { folder });
    const { code, stdout, stderr } = run;
    if (code !== 0) throw new UnreadableSource(folder, stdout + stderr);
    const bundle = JSON.parse(readFileSync(output, 'utf8')) as JsonObject;
    const shared = sharedOperationIds(bundle, folder);
    if (shared.length > 0) throw new UnreadableSource(folder, shared);
    return bundle;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
