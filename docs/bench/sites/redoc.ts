import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNodeProgram } from '@telephony/lint/programs';
import { builtFile } from './built-file.ts';
import { servedText } from './served-file.ts';
import type { Site } from './site.ts';

/** The reference on one page that Redocly renders, with its script inside. */
export async function redoc(operationId: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'redoc-'));
  const output = join(folder, 'index.html');
  try {
    const args = ['build-docs', builtFile('/openapi.json'), '--inlineBundle', '--output', output];
    const { code, stdout, stderr } = await runNodeProgram('@redocly/cli/bin/cli.js', args, { folder });
    if (code !== 0) throw new Error(`Redocly cannot render the reference.\n${stdout}${stderr}`);
    const page = readFileSync(output, 'utf8');
    return {
      name: 'Redoc',
      address: `/redoc/#operation/${operationId}`,
      files: new Map([['/redoc/', servedText(page, '.html')]]),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
