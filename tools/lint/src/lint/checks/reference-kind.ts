import type { Path } from '../files/contract-file.ts';
import type { Check } from './check.ts';

/** The folder of what a `$ref` refers to, by the key that it is below: of itself, or of the list or map that it is in. */
const FOLDERS = new Map([
  ['responses', 'components/responses/'],
  ['parameters', 'components/parameters/'],
  ['examples', 'examples/'],
  ['properties', 'components/schemas/'],
  ['allOf', 'components/schemas/'],
  ['anyOf', 'components/schemas/'],
  ['oneOf', 'components/schemas/'],
]);
const OF_ONE = new Set(['schema', 'items', 'additionalProperties', 'contentSchema']);

/** A `$ref` leads to a thing of its kind: a response to a response, a schema to a schema. */
export const referenceKind: Check = (files) =>
  files.references.flatMap(({ from, path, ref, target }) => {
    const folder = folderOf(path);
    const file = files.get(target);
    if (folder === undefined || !file || target.startsWith(folder)) return [];
    const message = `${ref} is not what belongs here. Refer to a file of openapi/${folder}.`;
    return [{ ...from.finding([...path, '$ref'], 'reference-kind', message), hides: [file.path] }];
  });

function folderOf(path: Path): string | undefined {
  const [owner, name] = path.slice(-2);
  if (OF_ONE.has(String(name)) && owner !== 'properties') return 'components/schemas/';
  return FOLDERS.get(String(owner));
}
