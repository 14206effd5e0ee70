#!/usr/bin/env node
/** Compares two OpenAPI documents of anybody: the command of the package, and what `npm run review` does with two files. */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments, runCli, UserError } from '@telephony/command-line';
import { isJsonObject, type JsonObject, referencesIn } from '@telephony/contract';
import { parseDocument } from 'yaml';
import { compareBundles } from './compare/compare-bundles.ts';
import { operationIds } from './compare/words.ts';
import { meaningOf, partsOf } from './report/document-of.ts';
import { changeLines } from './report/terminal.ts';
import { placeChanges } from './source-map.ts';

/** What is compared, and where the result goes. */
interface Files {
  base: string;
  contract: string;
  json?: string | undefined;
  quiet?: boolean | undefined;
}

/**
 * Prints what the change from one document to another means for its users. Gives the exit code: 1 if it breaks somebody.
 *
 * @throws UserError for a file that is no OpenAPI document of version 3, or not a whole one
 */
export function compareFiles({ base, contract, json, quiet = false }: Files): number {
  const [was, is] = [readDocument(base, '--base'), readDocument(contract, '--contract')];
  const { verdict, breaks, changes: found } = compareBundles(was, is);
  const changes = placeChanges(found, resolve(base), resolve(contract));
  const headline = `${meaningOf({ verdict, breaks })}.`;
  const parts = partsOf({ changes, operationIds: operationIds(was, is), answers: {} });
  const compared = `Compared ${base} with ${contract}.`;
  const shown = parts.filter(({ open }) => open || !quiet);
  console.log(changeLines({ breaks, headline, compared, parts: shown }).join('\n'));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ verdict, breaks, changes }, null, 2)}\n`);
  return breaks === 'none' ? 0 : 1;
}

function readDocument(file: string, option: string): JsonObject {
  const refuse = (reason: string, cause?: unknown) =>
    new UserError(`${option} ${file}: ${reason}`, { cause });
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw refuse('this file cannot be read. Name a JSON or YAML file.', error);
  }
  const source = parseDocument(text, { merge: true, logLevel: 'silent' });
  const [broken] = source.errors;
  if (broken) throw refuse(`line ${broken.linePos?.[0].line ?? 1}: ${broken.message.split('\n')[0]}`, broken);
  const document: unknown = source.toJS();
  const version = isJsonObject(document) ? String(document['openapi']) : '';
  if (!isJsonObject(document) || !/^3\.[01]\b/.test(version))
    throw refuse(
      'it does not begin with `openapi: 3.0` or `3.1`. Convert a document of another version first.',
    );
  const elsewhere = [...referencesIn(document)].find((reference) => !reference.startsWith('#'));
  if (elsewhere !== undefined)
    throw refuse(
      `it refers to ${elsewhere}. Make one file first: npx @redocly/cli bundle ${file} -o bundled.yaml`,
    );
  return document;
}

const HELP = `Shows how the change from one OpenAPI document to another affects users: the verdict, and each change in words with its
line. Compares OpenAPI 3.0 and 3.1, also with each other.

Usage: openapi-review --base FILE --contract FILE [options]

  --base FILE      the document before the change, JSON or YAML
  --contract FILE  the document after it
  --json FILE      write what was found as JSON
  --quiet          list only what breaks programs
  --help           show this text

Exits 1 if the change breaks somebody.

Example: openapi-review --base old.yaml --contract new.yaml`;

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? '')).href)
  await runCli(() => {
    const { base, contract, ...options } = readArguments(HELP, {
      base: { type: 'string' },
      contract: { type: 'string' },
      json: { type: 'string' },
      quiet: { type: 'boolean' },
    });
    if (base === undefined || contract === undefined)
      throw new UserError(`Name both files: --base FILE --contract FILE.\n\n${HELP}`);
    return compareFiles({ base, contract, ...options });
  });
