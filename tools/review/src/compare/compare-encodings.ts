import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject } from '@telephony/contract';
import type { ContractDocument, Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import type { Comparison } from './comparison.ts';
import type { Direction } from './direction.ts';

/** The media types whose parts `encoding` is about: beside others it is passed over (OpenAPI 3.1, Media Type Object). */
const FORM = /^(?:multipart\/|application\/x-www-form-urlencoded\b)/;

/** The changes of how the parts of a form are written. */
export function compareEncodings(
  comparison: Comparison,
  base: Site,
  revision: Site,
  { type, direction, operation }: { type: string; direction: Direction; operation: string },
): Change[] {
  if (!FORM.test(type)) return [];
  const before = comparison.base.members(comparison.base.member(base, 'encoding'));
  const after = comparison.revision.members(comparison.revision.member(revision, 'encoding'));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [was, is] = [before.get(name), after.get(name)];
    const [old, fresh] = [
      settled(was, partType(comparison.base, base, name)),
      settled(is, partType(comparison.revision, revision, name)),
    ];
    if (isDeepStrictEqual(old, fresh)) return [];
    const [taken, sent] = direction === 'request' ? [fresh, old] : [old, fresh];
    const isTaken =
      isDeepStrictEqual({ ...old, types: [] }, { ...fresh, types: [] }) &&
      new Set(sent.types).isSubsetOf(new Set(taken.types));
    const place = is
      ? ({ side: 'revision', pointer: is.pointer } as const)
      : ({ side: 'base', pointer: was?.pointer ?? base.pointer } as const);
    return [
      {
        effect: isTaken ? 'feature' : 'wire',
        rule: isTaken ? 'encoding-types' : 'encoding-changed',
        text: isTaken
          ? `The part \`${name}\` of the form has other media types, which all of those that had it take.`
          : `The part \`${name}\` of the form is written otherwise (\`encoding\`): what is written the old way is misread.`,
        place,
        base: was?.pointer ?? childPointer(base.pointer, 'encoding'),
        revision: is?.pointer ?? childPointer(revision.pointer, 'encoding'),
        operations: [operation],
      },
    ];
  });
}

/** An encoding without words, and without what the specification has by default. */
function settled(encoding: Site | undefined, byDefault: string) {
  const { description: _description, contentType = byDefault, ...value } = encoding?.value ?? {};
  const style = value['style'] ?? 'form';
  const explode = value['explode'] ?? style === 'form';
  const headers = isJsonObject(value['headers']) ? value['headers'] : {};
  const types = String(contentType)
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .toSorted();
  return { ...value, style, explode, headers, allowReserved: value['allowReserved'] === true, types };
}

/** The media type that a part has by default, by its schema (OpenAPI 3.1, Encoding Object). */
function partType(document: ContractDocument, media: Site, name: string): string {
  const schema = document.member(media, 'schema');
  const properties = schema && document.member(schema, 'properties');
  return typeByDefault(document, properties && document.member(properties, name));
}

function typeByDefault(document: ContractDocument, part: Site | undefined): string {
  const { type, contentEncoding, format } = part?.value ?? {};
  if (part && type === 'array') return typeByDefault(document, document.member(part, 'items'));
  if (type === 'object') return 'application/json';
  if (type === undefined || contentEncoding !== undefined || format === 'binary')
    return 'application/octet-stream';
  return 'text/plain';
}
