import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '@telephony/contract/command-line';
import { danglingReferences, isJsonObject, type JsonObject, referencesIn } from '@telephony/contract';
import { parseDocument } from 'yaml';
import { compareBundles } from './compare/compare-bundles.ts';
import { operationIds } from './compare/words.ts';
import { verdictText, reportParts } from './report/report-document.ts';
import { changeLines } from './report/terminal.ts';
import { placeChanges } from './source-map.ts';

interface Files {
  base: string;
  contract: string;
  json?: string | undefined;
  quiet?: boolean | undefined;
}

export function compareFiles({ base, contract, json, quiet = false }: Files): number {
  const [was, is] = [readDocument(base, '--base'), readDocument(contract, '--contract')];
  const { verdict, breaks, changes: found } = compareBundles(was, is);
  const changes = placeChanges(found, resolve(base), resolve(contract));
  const headline = `${verdictText({ verdict, breaks })}.`;
  const parts = reportParts({ changes, operationIds: operationIds(was, is), answers: {} });
  const compared = `Compared ${base} with ${contract}.`;
  const shown = parts.filter(({ open }) => open || !quiet);
  console.log(changeLines({ breaks, headline, compared, parts: shown }).join('\n'));
  if (json !== undefined)
    writeReport('--json', json, `${JSON.stringify({ verdict, breaks, changes }, null, 2)}\n`);
  return breaks === 'none' ? 0 : 1;
}

export function writeReport(option: string, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`${option} ${file}: the report cannot be written here (${reason}).`, { cause });
  }
}

const OBJECT_MEMBERS = ['info', 'paths', 'webhooks', 'components'];

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
  let document: unknown;
  try {
    document = source.toJS();
  } catch (error) {
    throw refuse(`${error instanceof Error ? error.message : String(error)}. Correct the YAML.`, error);
  }
  const version = isJsonObject(document) ? String(document['openapi']) : '';
  if (!isJsonObject(document) || !/^3\.[012]\b/.test(version))
    throw refuse('it has no `openapi: 3.0`, `3.1` or `3.2`. Convert a document of another version first.');
  const odd = OBJECT_MEMBERS.find((name) => name in document && !isJsonObject(document[name]));
  if (odd !== undefined)
    throw refuse(`its \`${odd}\` is not an object, as OpenAPI has it. Correct the document.`);
  const elsewhere = [...referencesIn(document)].find((reference) => !reference.startsWith('#'));
  if (elsewhere !== undefined)
    throw refuse(
      `it refers to ${elsewhere}. Make one file first: npx @redocly/cli bundle ${file} -o bundled.yaml`,
    );
  const [nowhere] = danglingReferences(document);
  if (nowhere !== undefined)
    throw refuse(`it refers to ${nowhere}, which is not in it. Correct the reference.`);
  return document;
}
