import { isJsonObject } from '@telephony/contract';
import type { Check } from './check.ts';
import type { ContractFiles, Finding, Path } from '../files/contract-files.ts';

const FOLDERS_BY_KEY = new Map([
  ['responses', 'components/responses/'],
  ['parameters', 'components/parameters/'],
  ['examples', 'examples/'],
  ['properties', 'components/schemas/'],
  ['allOf', 'components/schemas/'],
  ['anyOf', 'components/schemas/'],
  ['oneOf', 'components/schemas/'],
]);
const SCHEMA_KEYS = new Set(['schema', 'items', 'additionalProperties', 'contentSchema']);

export const referenceKind: Check = (files) =>
  files.references.flatMap(({ from, path, ref, target }) => {
    const folder = expectedFolder(path);
    const file = files.get(target);
    if (folder === undefined || !file || target.startsWith(folder)) return [];
    const message = `${ref} is not what belongs here. Refer to a file of openapi/${folder}.`;
    return [from.finding([...path, '$ref'], 'reference-kind', message)];
  });

function expectedFolder(path: Path): string | undefined {
  const [owner, name] = path.slice(-2);
  if (SCHEMA_KEYS.has(String(name)) && owner !== 'properties') return 'components/schemas/';
  return FOLDERS_BY_KEY.get(String(owner));
}

const REFERABLE = /^(components|examples|paths|webhooks)\//;

// A file that only an orphan refers to is not reported.
export const orphanFile: Check = (files) => {
  const targets = new Set(files.references.map(({ target }) => target));
  return files.all
    .filter(({ name }) => REFERABLE.test(name) && !targets.has(name))
    .map((file) =>
      file.findingAt(
        0,
        'orphan-file',
        `Nothing refers to this file, so the contract does not have it, and Redocly and Spectral do not read it. ${orphanRemedy(file.name)}`,
      ),
    );
};

function orphanRemedy(name: string): string {
  return /^(paths|webhooks)\//.test(name)
    ? `Refer to it in openapi.yaml with $ref: ${name}, or delete it.`
    : 'Refer to it, or delete it.';
}

export const readableFile: Check = (files): Finding[] =>
  files.all.flatMap((file) => {
    if (!file.error) return [];
    const [reason = ''] = file.error.message.split(/ at line |\n/);
    const waiting = file.name === 'openapi.yaml' ? 'Redocly, Spectral, mentions' : 'Mentions';
    const message = `This cannot be read as YAML: ${reason}. ${waiting}, workflows and unused files wait until it can.`;
    return [file.findingAt(file.error.pos[0], 'readable-file', message)];
  });

export function contractVersion(files: ContractFiles): Finding[] {
  const root = files.get('openapi.yaml');
  const version = isJsonObject(root?.value) ? root.value['openapi'] : undefined;
  if (!root || version === undefined) return [];
  const written = JSON.stringify(version);
  if (/^"3\.[12]\.\d+"$/.test(written)) return [];
  // By the rules of another version nearly all of the contract is wrong.
  const message = `openapi: ${written} is not a version that these rules are for, 3.1 and 3.2. Write openapi: 3.1.1. Redocly and Spectral wait for it.`;
  return [root.finding(['openapi'], 'contract-version', message)];
}
