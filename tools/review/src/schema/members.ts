import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import {
  type Alternative,
  isNothing,
  itemsIn,
  listedSchemas,
  memberSchema,
  placeOf,
  schemaSite,
  type SchemaSite,
  typeOfValue,
} from './model.ts';
import { satisfiesBounds } from './values.ts';
import { comparePatterns } from './patterns.ts';

export interface ObjectMembers {
  names: Set<string>;
  properties: Map<string, SchemaSite[]>;
  refused: SchemaSite[];
  denied: ReadonlySet<string>;
  required: Set<string>;
  closed: boolean;
  additional: SchemaSite[];
  schemasOf: (name: string) => SchemaSite[];
  isForbidden: (name: string) => boolean;
}

export function objectMembers({ type, parts }: Alternative): ObjectMembers {
  const without = new Set(type === 'object' ? parts.flatMap(({ value }) => forbiddenProperty(value)) : []);
  const schemasOf = (name: string | undefined) => parts.flatMap((part) => propertySchemas(part, name));
  const listed = parts.flatMap((part) => Object.keys(memberObject(part, 'properties').value));
  const isForbidden = (name: string | undefined) =>
    (name !== undefined && without.has(name)) ||
    schemasOf(name).some((schema) => isNothing(schema)) ||
    parts.some((part) => refusesName(part, name, listed));
  const names = new Set(listed.filter((name) => !isForbidden(name)));
  return {
    names,
    denied: new Set([...without, ...listed.filter((name) => isForbidden(name))]),
    refused: listed.filter((name) => isForbidden(name)).flatMap((name) => schemasOf(name)),
    properties: new Map([...names].map((name) => [name, schemasOf(name)])),
    required: requiredNames(parts),
    closed: isForbidden(undefined),
    additional: schemasOf(undefined),
    schemasOf,
    isForbidden,
  };
}

function requiredNames(parts: SchemaSite[]): Set<string> {
  const required = new Set(parts.flatMap(({ value }) => itemsIn(value['required']).map(String)));
  // The loop also visits the names that it adds.
  for (const name of required)
    for (const part of parts)
      for (const other of itemsIn(memberObject(part, 'dependentRequired').value[name]))
        required.add(String(other));
  return required;
}

function propertySchemas(site: SchemaSite, name: string | undefined): SchemaSite[] {
  const { value, below } = site;
  const [properties, patterns] = [memberObject(site, 'properties'), memberObject(site, 'patternProperties')];
  const names = name !== undefined && Object.hasOwn(properties.value, name) ? [name] : [];
  const matching = Object.keys(patterns.value).filter(
    (pattern) => name !== undefined && isMatch(pattern, name),
  );
  const own = [
    ...names.map((known) => memberSchema(properties, known)),
    ...matching.map((pattern) => memberSchema(patterns, pattern)),
  ];
  if (own.length > 0) return own;
  // JSON Schema 2020-12, section 11.3
  const isEvaluated = 'additionalProperties' in value || below?.some((part) => evaluates(part, name));
  return ['additionalProperties', ...(isEvaluated ? [] : ['unevaluatedProperties'])]
    .filter((keyword) => value[keyword] !== undefined && value[keyword] !== true)
    .map((keyword) => memberSchema(site, keyword));
}

// not: { required: [name] }
function forbiddenProperty({ not: denied }: JsonObject): string[] {
  if (!isJsonObject(denied)) return [];
  const { required, type = 'object', ...others } = denied;
  const isOneName = Array.isArray(required) && required.length === 1 && Object.keys(others).length === 0;
  return isOneName && [type].flat().includes('object') ? [String(required[0])] : [];
}

function isMatch(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
}

function evaluates(site: SchemaSite, name: string | undefined): boolean {
  if ('additionalProperties' in site.value || 'unevaluatedProperties' in site.value) return true;
  if (name === undefined) return false;
  return (
    Object.hasOwn(memberObject(site, 'properties').value, name) ||
    Object.keys(memberObject(site, 'patternProperties').value).some((pattern) => isMatch(pattern, name))
  );
}

function memberObject({ value, pointer }: SchemaSite, keyword: string): SchemaSite {
  const member = value[keyword];
  return { value: isJsonObject(member) ? member : {}, pointer: childPointer(pointer, keyword) };
}

function refusesName(site: SchemaSite, name: string | undefined, listed: string[]): boolean {
  const names = memberObject(site, 'propertyNames');
  const { enum: known = 'const' in names.value ? [names.value['const']] : undefined } = names.value;
  if (name === undefined) return Array.isArray(known) && known.every((one) => listed.includes(String(one)));
  if (Array.isArray(known) && !known.includes(name)) return true;
  return !satisfiesBounds(name, [names]);
}

export function ownElements({ parts }: Alternative): number {
  return Math.max(...parts.map(({ value }) => itemsIn(value['prefixItems']).length), 0);
}

export function elementAt(alternative: Alternative, index: number): SchemaSite[] {
  const schemas = alternative.parts.flatMap((part) => {
    const own = listedSchemas(part, 'prefixItems')[index];
    if (own) return [own];
    return part.value['items'] === undefined ? [] : [memberSchema(part, 'items')];
  });
  return schemas.length > 0 ? schemas : [{ value: {}, pointer: childPointer(placeOf(alternative), 'items') }];
}

export function endsAt(alternative: Alternative, index: number): boolean {
  return (
    elementAt(alternative, index).some((schema) => isNothing(schema)) ||
    alternative.parts.some(({ value: { maxItems } }) => typeof maxItems === 'number' && maxItems <= index)
  );
}

const JSON_TYPE = /^application\/(.+\+)?json\b/i;

// `contentMediaType` alone, and not for JSON, binds no reader.
export function isInformalContent({ parts }: Alternative): boolean {
  return !parts.some(
    ({ value }) =>
      'contentSchema' in value ||
      'contentEncoding' in value ||
      JSON_TYPE.test(String(value['contentMediaType'])),
  );
}

// JSON Schema 2020-12, sections 11.2 and 11.3
const PROPERTY_EVALUATORS = new Set(['if', 'then', 'else', 'dependentSchemas', 'patternProperties']);
const ITEM_EVALUATORS = new Set(['if', 'then', 'else', 'contains', 'prefixItems']);

export function isEvaluating(keyword: string, { parts }: Alternative): boolean {
  const has = (unevaluated: string) =>
    parts.some(({ value }) => unevaluated in value && value[unevaluated] !== true);
  return (
    (PROPERTY_EVALUATORS.has(keyword) && has('unevaluatedProperties')) ||
    (ITEM_EVALUATORS.has(keyword) && has('unevaluatedItems'))
  );
}

// Undefined for a keyword that refuses nothing beside the others.
export function effectiveValue(keyword: string, value: unknown, alternative: Alternative): unknown {
  if (keyword === 'not') return isMetByNone(value, alternative) ? undefined : value;
  if (keyword === 'if' || keyword === 'then') return isIneffective(alternative) ? undefined : value;
  if (alternative.type !== 'object' || !isJsonObject(value)) return value;
  if (keyword === 'dependentRequired') return withEntries(value, alternative, missingNames);
  if (keyword === 'dependentSchemas') return withEntries(value, alternative, (schema) => schema);
  if (keyword === 'propertyNames') return isInMembers(alternative) ? undefined : value;
  return value;
}

// The automaton has as many nodes.
const MAX_PATTERN_LENGTH = 300;

export function impliesSize(keyword: string, size: number, alternative: Alternative): boolean {
  if (keyword === 'minProperties')
    return alternative.type === 'object' && objectMembers(alternative).required.size >= size;
  if (keyword === 'maxProperties')
    return (
      alternative.type === 'object' &&
      isInMembers(alternative) &&
      objectMembers(alternative).names.size <= size
    );
  if (keyword === 'minItems' && alternative.type === 'array')
    return alternative.parts.some(
      ({ value }) => value['contains'] !== undefined && Number(value['minContains'] ?? 1) >= size,
    );
  if (keyword === 'maxItems') return alternative.type === 'array' && endsAt(alternative, size);
  if (!/^m..Length$/.test(keyword) || size > MAX_PATTERN_LENGTH) return false;
  const length = `^[^]{${keyword === 'minLength' ? `${size},` : `0,${size}`}}$`;
  return alternative.parts.some(({ value }) => (comparePatterns(length, value['pattern']) ?? -1) >= 0);
}

export function isImpliedBy(keyword: string, value: unknown, alternative: Alternative): boolean {
  if (keyword === 'pattern') return impliesPattern(value, alternative);
  if (keyword === 'uniqueItems') return endsAt(alternative, 1);
  const isEffective = effectiveValue(keyword, value, alternative) !== undefined;
  if (keyword === 'dependentRequired') return !isEffective;
  const names = schemaSite({ propertyNames: value }, '');
  return (
    keyword === 'propertyNames' &&
    !isEffective &&
    ![...objectMembers(alternative).names].some((name) => refusesName(names, name, []))
  );
}

function impliesPattern(pattern: unknown, { parts }: Alternative): boolean {
  const sizes = (keyword: string) =>
    parts.flatMap(({ value }) => (typeof value[keyword] === 'number' ? [value[keyword]] : []));
  const [least, most] = [
    Math.max(0, ...sizes('minLength')),
    Math.min(MAX_PATTERN_LENGTH, ...sizes('maxLength')),
  ];
  if (sizes('minLength').length + sizes('maxLength').length === 0 || least > MAX_PATTERN_LENGTH) return false;
  const upper = sizes('maxLength').length > 0 ? most : '';
  const order = comparePatterns(`^[^]{${least},${upper}}$`, pattern);
  return order !== undefined && order <= 0;
}

function isInMembers(alternative: Alternative): boolean {
  const isByPattern = alternative.parts.some(({ value }) => 'patternProperties' in value);
  return !isByPattern && objectMembers(alternative).closed;
}

function withEntries(
  value: JsonObject,
  alternative: Alternative,
  rest: (entry: unknown, members: ObjectMembers, name: string) => unknown,
): JsonObject | undefined {
  const members = objectMembers(alternative);
  const entries = Object.entries(value)
    .filter(([name]) => !members.isForbidden(name))
    .map(([name, entry]) => [name, rest(entry, members, name)] as const)
    .filter(([, entry]) => !isEmpty(entry));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isEmpty(entry: unknown): boolean {
  if (Array.isArray(entry)) return entry.length === 0;
  return entry === true || (isJsonObject(entry) && Object.keys(entry).length === 0);
}

function missingNames(entry: unknown, { required }: ObjectMembers, name: string): unknown {
  return Array.isArray(entry)
    ? entry.filter((other) => !required.has(String(other)) && other !== name)
    : entry;
}

function isIneffective(alternative: Alternative): boolean {
  const conditions = alternative.parts.filter(({ value }) => 'if' in value);
  return conditions.every(({ value }) => !('else' in value) && isMetByNone(value['if'], alternative));
}

// True only if a keyword makes it certain.
function isMetByNone(schema: unknown, alternative: Alternative): boolean {
  if (!isJsonObject(schema) || alternative.type === 'any') return false;
  const {
    type,
    const: constant,
    enum: values = 'const' in schema ? [constant] : undefined,
    required,
  } = schema;
  const types =
    type === undefined ? undefined : [type].flat().map((name) => (name === 'integer' ? 'number' : name));
  if (types && !types.includes(alternative.type)) return true;
  if (Array.isArray(values) && !values.some((value) => typeOfValue(value) === alternative.type)) return true;
  if (alternative.type !== 'object' || !Array.isArray(required)) return false;
  const members = objectMembers(alternative);
  return required.some((name) => members.isForbidden(String(name)));
}
