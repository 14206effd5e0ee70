import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** The one-page reference of a bundle as Redocly renders it, with its script inside. */
export async function renderRedoc(bundleFile: string): Promise<string> {
  const temporary = mkdtempSync(join(tmpdir(), 'redoc-'));
  const output = join(temporary, 'index.html');
  try {
    const child = spawn(
      process.execPath,
      [redocly, 'build-docs', bundleFile, '--inlineBundle', '--output', output],
      {
        cwd: temporary,
        // Decides what the page does as well: with telemetry on, every reader would report home.
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const exit = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
    if (code !== 0) throw new Error(`Redocly cannot render the reference.\n${stdout}${stderr}`);
    return readFileSync(output, 'utf8');
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
