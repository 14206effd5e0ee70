import { Spectral } from '@stoplight/spectral-core';
import { spectralRulesOfOpenApi } from '../lint/spectral-ruleset.ts';
import type { Validator } from './validators.ts';

/** Spectral's reading of the schema of OpenAPI, and its rules for what that cannot say. */
export const spectral: Validator = async (document) => {
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
