import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNodeProgram } from '@telephony/lint/programs';

/**
 * The one-page reference of a bundle as Redocly renders it, with its script inside. That telemetry is off decides what the
 * page does as well: with it on, every reader would report home.
 */
export async function renderRedoc(bundleFile: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'redoc-'));
  const output = join(folder, 'index.html');
  try {
    const args = ['build-docs', bundleFile, '--inlineBundle', '--output', output];
    const { code, stdout, stderr } = await runNodeProgram('@redocly/cli/bin/cli.js', args, { folder });
    if (code !== 0) throw new Error(`Redocly cannot render the reference.\n${stdout}${stderr}`);
    return readFileSync(output, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
