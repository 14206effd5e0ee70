import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { UserError } from '@telephony/command-line';
import { Document, type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import * as functions from '@stoplight/spectral-functions';
import { parse } from 'yaml';
import { Resolver } from '@stoplight/spectral-ref-resolver';
import { isReference } from '@telephony/contract';
import { runNodeProgram } from '../programs.ts';
import type { Finding } from './files/contract-files.ts';

interface RedoclyReport {
  problems: {
    ruleId: string;
    message: string;
    suggest?: string[];
    location: { source: { ref: string }; pointer?: string; start?: { line: number; col: number } }[];
  }[];
}

/** What Redocly finds in root documents and workflows, whatever its severity. */
export async function runRedocly(roots: string[], folder = configurationFolder): Promise<Finding[]> {
  const args = ['lint', ...roots, '--format', 'json', '--max-problems', '100000'];
  const { stdout, stderr } = await runNodeProgram('@redocly/cli/bin/cli.js', args, { folder });
  return readReports(stdout, stderr).flatMap(({ problems }) =>
    problems.map(({ ruleId, message, suggest, location: [place] }) => ({
      file: resolve(folder, place?.source.ref ?? ''),
      line: place?.start?.line ?? 1,
      column: place?.start?.col ?? 1,
      ...(place?.pointer === undefined ? {} : { pointer: place.pointer }),
      rule: ruleId,
      message,
      ...(suggest && suggest.length > 0 ? { suggestions: suggest } : {}),
    })),
  );
}

/** What Spectral finds in root documents, whatever its severity. */
export async function runSpectral(roots: string[]): Promise<Finding[]> {
  const spectral = new Spectral({ resolver: pathItemResolver() });
  spectral.setRuleset(readSpectralRuleset());
  const findings = roots.map(async (root) => {
    const results = await spectral.run(new Document(await readFile(root, 'utf8'), parsers.Yaml, root));
    return results.map(({ code, message, source, path, range }) => ({
      file: source ?? root,
      line: range.start.line + 1,
      column: range.start.character + 1,
      pointer: path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
      rule: String(code),
      message,
    }));
  });
  return (await Promise.all(findings)).flat();
}

// The index of the package would load AsyncAPI's schemas as well, which are not installed.
/** The rules that Spectral brings for OpenAPI. */
export const { default: spectralRulesOfOpenApi } = createRequire(import.meta.url)(
  '@stoplight/spectral-rulesets/dist/oas',
) as {
  default: RulesetDefinition;
};

/** The rules of `spectral.yaml`, read as Spectral's own program reads them, which is not needed for that alone. */
function readSpectralRuleset(): RulesetDefinition {
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

/** What path items and events refer to. */
const PART = /^#|(?:^|\/)(?:components|examples)\//;

/**
 * Follows the `$ref`s of a root document to its path items and events, and no further: the rules of `spectral.yaml` are about
 * the document and its operations, and all the schemas and examples behind them would be read for nothing.
 */
function pathItemResolver(): Resolver {
  return new Resolver({
    resolvers: { file: { resolve: (uri) => readFile(uri.href(), 'utf8') } },
    transformRef: ({ ref, val }) => (isReference(val) && PART.test(val.$ref) ? undefined : ref),
  });
}

/** The folder of `redocly.yaml` and `spectral.yaml`. Redocly reads its configuration from the current folder only. */
const configurationFolder: string = fileURLToPath(new URL('../..', import.meta.url));

/** Redocly writes one JSON document for each file that it is given, without anything in between. */
function readReports(stdout: string, stderr: string): RedoclyReport[] {
  try {
    return stdout.split(/(?<=^\})(?=\{)/m).map((document) => JSON.parse(document) as RedoclyReport);
  } catch {
    throw new UserError(`The contract cannot be linted.\n\n${`${stdout}\n${stderr}`.trim()}`);
  }
}
