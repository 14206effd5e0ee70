import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRedocly } from '../lint/run-redocly.ts';
import type { Validator } from './validators.ts';

const CONFIGURATION = 'telemetry: off\nextends: [spec]\n';

/** Redocly's rules for what the specification itself demands. */
export const redocly: Validator = async (document) => {
  const folder = mkdtempSync(join(tmpdir(), 'validate-'));
  try {
    writeFileSync(join(folder, 'redocly.yaml'), CONFIGURATION);
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
    const findings = await runRedocly(['openapi.json'], folder);
    return findings.map(({ pointer = '', message }) => `${pointer}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
