import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@telephony/contract';
import { Spectral } from '@stoplight/spectral-core';
import { runRedocly, spectralRulesOfOpenApi } from './lint/linters.ts';

/** What is wrong with an OpenAPI document by its specification; nothing for a valid one. */
type Validator = (document: JsonObject) => Promise<string[]>;

const CONFIGURATION = 'telemetry: off\nextends: [spec]\n';

/** Redocly's rules for what the specification itself demands. */
const redocly: Validator = async (document) => {
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

/** Spectral's reading of the schema of OpenAPI, and its rules for what that cannot say. */
const spectral: Validator = async (document) => {
  const validator = new Spectral();
  validator.setRuleset({
    extends: [[spectralRulesOfOpenApi, 'off']],
    rules: {
      'oas3-schema': 'error',
      'oas3-operation-security-defined': 'error',
      'oas3-server-variables': 'error',
      'operation-operationId-unique': 'error',
      'operation-parameters': 'error',
      'operation-tag-defined': 'error',
      'path-params': 'error',
      'typed-enum': 'error',
    },
  });
  const findings = await validator.run(structuredClone(document));
  return findings.map(({ code, message, path }) => `${path.join('/')}: ${String(code)}: ${message}`);
};

/** Validators of OpenAPI documents that share no code, by the name of their project. */
export const validators: Readonly<Record<string, Validator>> = { redocly, spectral };
