import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNodeProgram } from '../programs/run-node-program.ts';
import type { Validator } from './validators.ts';

const CONFIGURATION = 'telemetry: off\nextends: [spec]\n';

interface Report {
  problems: { message: string; location: { pointer?: string }[] }[];
}

/** Redocly's rules for what the specification itself demands. */
export const redocly: Validator = async (document) => {
  const folder = mkdtempSync(join(tmpdir(), 'validate-'));
  try {
    writeFileSync(join(folder, 'redocly.yaml'), CONFIGURATION);
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
    const args = ['lint', 'openapi.json', '--format', 'json', '--max-problems', '1000'];
    const { stdout, stderr } = await runNodeProgram('@redocly/cli/bin/cli.js', args, { folder });
    if (!stdout.trimStart().startsWith('{')) return [stderr.trim()];
    const { problems } = JSON.parse(stdout) as Report;
    return problems.map(({ message, location: [place] }) => `${place?.pointer ?? ''}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
