import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where a document comes from. */
export type Source =
  | { kind: 'file'; path: string }
  | { kind: 'url'; url: string }
  | { kind: 'git'; revision: string; path: string };

/** Where the contract of this repository, and of many others, begins. */
const ROOT = 'openapi/openapi.yaml';
/** What a folder's document may be called. */
const NAMES = ['openapi.yaml', 'openapi.yml', 'openapi.json'];

/**
 * Reads what names a document: the path of a file or of the folder of an `openapi.yaml`, an HTTP URL, or
 * `git:REVISION[:PATH]` of the repository that the current folder is in.
 *
 * @throws Error where a revision or a path is missing.
 */
export function readSource(name: string): Source {
  if (/^https?:\/\//i.test(name)) return { kind: 'url', url: name };
  if (!name.startsWith('git:')) return { kind: 'file', path: fileOf(resolve(name)) };
  const [revision = '', ...rest] = name.slice('git:'.length).split(':');
  if (revision === '') throw new Error(`${name} names no revision. Write git:REVISION or git:REVISION:PATH.`);
  return { kind: 'git', revision, path: rest.join(':') || ROOT };
}

function fileOf(path: string): string {
  if (!existsSync(path) || !statSync(path).isDirectory()) return path;
  const name = NAMES.find((one) => existsSync(join(path, one)));
  if (name === undefined)
    throw new Error(`${path} is a folder without ${NAMES.join(', ')}. Name the document.`);
  return join(path, name);
}
