import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import * as functions from '@stoplight/spectral-functions';
import { parse } from 'yaml';
import { configurationFolder } from './run-linter.ts';

// The index of the package would load AsyncAPI's schemas as well, which are not installed.
/** The rules that Spectral brings for OpenAPI. */
export const { default: spectralRulesOfOpenApi } = createRequire(import.meta.url)(
  '@stoplight/spectral-rulesets/dist/oas',
) as {
  default: RulesetDefinition;
};

/** The rules of `spectral.yaml`, read as Spectral's own program reads them, which is not needed for that alone. */
export function readSpectralRuleset(): RulesetDefinition {
  const text = readFileSync(join(configurationFolder, 'spectral.yaml'), 'utf8');
  return parse(text, namedThing) as RulesetDefinition;
}

/** What Spectral's program puts in the place of a name. */
function namedThing(key: unknown, value: unknown): unknown {
  if (value === 'spectral:oas') return spectralRulesOfOpenApi;
  if (key !== 'function') return value;
  const named = Object.entries(functions).find(([name]) => name === value);
  if (!named) throw new Error(`spectral.yaml: Spectral has no function "${String(value)}".`);
  return named[1];
}
