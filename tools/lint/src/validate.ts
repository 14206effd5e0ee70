import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@telephony/contract';
import type { Finding } from './lint/files/contract-files.ts';
import { runRedocly, runSpectral } from './lint/linters.ts';

type Validator = (document: JsonObject) => Promise<string[]>;

const REDOCLY_RULES = 'telemetry: off\nextends: [spec]\n';

const SPECTRAL_RULES = `extends: [[spectral:oas, off]]
rules:
  oas3-schema: error
  oas3-operation-security-defined: error
  oas3-server-variables: error
  operation-operationId-unique: error
  operation-parameters: error
  operation-tag-defined: error
  path-params: error
  typed-enum: error
`;

function validator(
  name: string,
  configuration: string,
  run: (documents: string[], folder: string) => Promise<Finding[]>,
): Validator {
  return async (document) => {
    const folder = mkdtempSync(join(tmpdir(), 'validate-'));
    try {
      writeFileSync(join(folder, name), configuration);
      writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
      const findings = await run(['openapi.json'], folder);
      return findings.map(({ pointer = '', rule, message }) => `${pointer}: ${rule}: ${message}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** Validates OpenAPI documents by the specification, with tools that share no code. Each returns its findings. */
export const validators: Readonly<Record<string, Validator>> = {
  redocly: validator('redocly.yaml', REDOCLY_RULES, runRedocly),
  spectral: validator('.spectral.yaml', SPECTRAL_RULES, runSpectral),
};
