import { isDeepStrictEqual } from 'node:util';
import { isJsonObject } from '@telephony/contract';
import { type ContractDocument, memberSchema, type Site } from '../schema/model.ts';
import {
  type Change,
  changeAt,
  type Comparison,
  type Direction,
  type Effect,
  memberAt,
  pairMembers,
  pairByName,
  type Places,
} from './comparison.ts';
import { compareHeirs } from './compare-heirs.ts';
import { schemaChanges } from './schema-changes.ts';
import { listText } from './words.ts';

// An event is pushed: nobody asks for its media type. A receiver owes its response.
export function compareContent(
  comparison: Comparison,
  base: Site,
  revision: Site,
  {
    direction,
    operation,
    what,
    isPushed = false,
    isOwed = false,
  }: { direction: Direction; operation: string; what: string; isPushed?: boolean; isOwed?: boolean },
): Change[] {
  const members = pairMembers(comparison, base, revision, 'content');
  const [before, after] = [normaliseTypes(members[0]), normaliseTypes(members[1])];
  const compare = (was: Site, is: Site) => [
    ...schemaChanges(
      comparison.schemas,
      memberSchema(was, 'schema'),
      memberSchema(is, 'schema'),
      direction,
      operation,
    ),
    ...compareHeirs(comparison, was, is, { direction, operation }),
  ];
  const tell = (at: Places, effect: Effect, rule: string, text: string) =>
    changeAt(at, [operation], effect, rule, text);
  return pairByName(before, after).flatMap(([type, was, is]): Change[] => {
    if (was && is)
      return [...compareEncodings(comparison, was, is, { type, direction, operation }), ...compare(was, is)];
    if (was) {
      const at = { base: was.pointer };
      const partners = [...after].filter(([other]) =>
        direction === 'request' ? isInRange(type, other) : isInRange(other, type) && !before.has(other),
      );
      if (partners.length > 0) {
        const compared = partners.flatMap(([, partner]) => compare(was, partner));
        if (direction === 'request') return compared;
        const left = listText(partners.map(([other]) => `\`${other}\``));
        const text = `Of the media types \`${type}\` of ${what} only ${left} can come now.`;
        return [tell(at, 'feature', 'media-type-narrowed', text), ...compared];
      }
      const isNoLongerOwed = isOwed && after.size === 0;
      const consequence = isNoLongerOwed
        ? 'receivers may return none'
        : direction === 'request'
          ? 'requests in it are refused'
          : 'programs that ask for it get something else';
      const text = `The media type \`${type}\` of ${what} is gone: ${consequence}.`;
      return [tell(at, isNoLongerOwed ? 'feature' : 'wire', 'media-type-removed', text)];
    }
    if (!is) return [];
    // A range described this type until now.
    const range = [...before].find(([other]) => after.has(other) && isInRange(type, other))?.[1];
    if (range)
      return [
        ...compareEncodings(comparison, range, is, { type, direction, operation }),
        ...compare(range, is),
      ];
    // Nobody reads a first body, and nobody asks for the media type of an event.
    const isUnasked = isPushed && before.size > 0;
    const isMissed = isOwed && before.size === 0;
    const harm = isUnasked
      ? ': receivers that only know the others cannot read it'
      : isMissed
        ? ', which had no body: receivers return none'
        : '';
    const effect = isUnasked || isMissed ? 'wire' : 'feature';
    const text = `The media type \`${type}\` of ${what} is new${harm}.`;
    return [tell({ revision: is.pointer }, effect, 'media-type-added', text)];
  });
}

function isInRange(type: string, range: string): boolean {
  return type !== range && range.endsWith('/*') && (range === '*/*' || type.startsWith(range.slice(0, -1)));
}

function normaliseTypes(members: Map<string, Site>): Map<string, Site> {
  return new Map(
    [...members].map(([type, site]) => [
      type.toLowerCase().replace(/(\bjson)\s*;\s*charset="?utf-8"?$/, '$1'),
      site,
    ]),
  );
}

// OpenAPI 3.1, Media Type Object
const FORM_TYPE = /^(?:multipart\/|application\/x-www-form-urlencoded\b)/;

function compareEncodings(
  comparison: Comparison,
  base: Site,
  revision: Site,
  { type, direction, operation }: { type: string; direction: Direction; operation: string },
): Change[] {
  if (!FORM_TYPE.test(type)) return [];
  const [before, after] = pairMembers(comparison, base, revision, 'encoding');
  return pairByName(before, after).flatMap(([name, was, is]): Change[] => {
    const [old, fresh] = [
      effectiveEncoding(was, partType(comparison.base, base, name)),
      effectiveEncoding(is, partType(comparison.revision, revision, name)),
    ];
    if (isDeepStrictEqual(old, fresh)) return [];
    const [taken, sent] = direction === 'request' ? [fresh, old] : [old, fresh];
    const isTaken =
      isDeepStrictEqual({ ...old, types: [] }, { ...fresh, types: [] }) &&
      new Set(sent.types).isSubsetOf(new Set(taken.types));
    const whole = memberAt(base, revision, 'encoding');
    const at = { base: was?.pointer ?? whole.base, revision: is?.pointer };
    const text = isTaken
      ? `The part \`${name}\` of the form has other media types, which all of those that had it take.`
      : `The part \`${name}\` of the form is written otherwise (\`encoding\`): what is written the old way is misread.`;
    const rule = isTaken ? 'encoding-types' : 'encoding-changed';
    return [changeAt(at, [operation], isTaken ? 'feature' : 'wire', rule, text)];
  });
}

function effectiveEncoding(encoding: Site | undefined, byDefault: string) {
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

// OpenAPI 3.1, Encoding Object
function partType(document: ContractDocument, media: Site, name: string): string {
  const schema = document.member(media, 'schema');
  const properties = schema && document.member(schema, 'properties');
  return defaultType(document, properties && document.member(properties, name));
}

function defaultType(document: ContractDocument, part: Site | undefined): string {
  const { type, contentEncoding, format } = part?.value ?? {};
  if (part && type === 'array') return defaultType(document, document.member(part, 'items'));
  if (type === 'object') return 'application/json';
  if (type === undefined || contentEncoding !== undefined || format === 'binary')
    return 'application/octet-stream';
  return 'text/plain';
}
