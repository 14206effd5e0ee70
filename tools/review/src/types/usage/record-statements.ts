import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import type { Alternative, SchemaSite } from '../../schema/alternative.ts';
import { alternativesOf } from '../../schema/alternatives-of.ts';
import { schemaSite } from '../../schema/schema-site.ts';
import { objectMembers } from '../../schema/object-members.ts';
import { valuesOf } from '../../schema/values-of.ts';
import { recordType } from './record-type.ts';
import { schemaUses } from './schema-uses.ts';
import type { Statement, Subject } from './statement.ts';
import { typeName } from './type-name.ts';

/** Lists and objects in each other are followed so far. */
const DEEPEST = 4;

/** The statements that import every exported type, and read or write every property of it. */
export function recordStatements(bundle: JsonObject): Statement[] {
  const { components } = bundle;
  const schemas =
    isJsonObject(components) && isJsonObject(components['schemas']) ? components['schemas'] : {};
  const uses = schemaUses(bundle);
  return Object.entries(schemas).flatMap(([name, value]) => {
    const type = typeName(name);
    if (type === undefined) return [];
    const schema = schemaSite(value, childPointer('/components/schemas', name));
    const subject: Subject = { use: 'import', type, pointer: schema.pointer };
    const written = uses.written.has(name);
    return [
      { code: `export type Has_${type} = N.${type};`, subject },
      ...(written ? writes(bundle, type, schema) : []),
      ...(uses.read.has(name) || !written ? reads(bundle, type, schema) : []),
    ];
  });
}

function reads(bundle: JsonObject, type: string, schema: SchemaSite): Statement[] {
  const [base, now] = [`v<B.${type}>()`, `v<N.${type}>()`];
  const members = membersOf(bundle, [schema]);
  if (!members) {
    const records = recordType(bundle, schema);
    const code = records === undefined ? `is(${base})(${now});` : `accept<${records}>(${now});`;
    return [{ code, subject: { use: 'read', type, pointer: schema.pointer } }];
  }
  return readMembers(bundle, members, { base, now, type, path: '', depth: 0 });
}

interface Way {
  base: string;
  now: string;
  type: string;
  path: string;
  depth: number;
}

function readMembers(bundle: JsonObject, members: Map<string, SchemaSite[]>, way: Way): Statement[] {
  return [...members].flatMap(([name, schemas]) => {
    const step = `?.[${JSON.stringify(name)}]`;
    const next = { ...way, base: way.base + step, now: way.now + step, path: joined(way.path, name) };
    return readValue(bundle, schemas, next);
  });
}

function readValue(bundle: JsonObject, schemas: SchemaSite[], way: Way): Statement[] {
  const { base, now, type, path } = way;
  const [schema] = schemas;
  const pointer = schema?.pointer ?? '';
  const subject: Subject = { use: 'read', type, member: path, pointer };
  const records = schemas.length === 1 && schema ? recordType(bundle, schema) : undefined;
  if (records !== undefined) {
    return [{ code: `accept<${records} | null | undefined>(${now});`, subject }];
  }
  const alternatives = alternativesOf(bundle, schemas).filter((alternative) => alternative.type !== 'null');
  const inner = way.depth < DEEPEST ? innerOf(bundle, alternatives, way) : undefined;
  if (inner) return [{ code: `void ${now};`, subject }, ...inner];
  return [
    { code: `is(${base})(${now});`, subject },
    ...knownValues(alternatives).map((value): Statement => {
      const code = `void (${now} === ${JSON.stringify(value)});`;
      return {
        code,
        subject: { ...subject, use: 'compare', member: `${path} === ${JSON.stringify(value)}` },
      };
    }),
  ];
}

/** The properties of an object, or of the objects in a list, that have no name of their own. */
function innerOf(bundle: JsonObject, alternatives: Alternative[], way: Way): Statement[] | undefined {
  const [only] = alternatives;
  if (!only || alternatives.length > 1) return undefined;
  const depth = way.depth + 1;
  if (only.type === 'array') {
    const items = only.parts.flatMap(({ value, pointer }) =>
      value['items'] === undefined ? [] : [schemaSite(value['items'], childPointer(pointer, 'items'))],
    );
    const members = membersOf(bundle, items);
    const next = { ...way, base: `${way.base}?.[0]`, now: `${way.now}?.[0]`, path: `${way.path}[]`, depth };
    return members && readMembers(bundle, members, next);
  }
  const members = only.type === 'object' ? objectMembers(only).properties : undefined;
  return members && members.size > 0 ? readMembers(bundle, members, { ...way, depth }) : undefined;
}

function writes(bundle: JsonObject, type: string, schema: SchemaSite): Statement[] {
  const base = `v<B.${type}>()`;
  const members = membersOf(bundle, [schema]);
  const whole = { use: 'write', type, pointer: schema.pointer } as const;
  if (!members) {
    const records = recordType(bundle, schema);
    const code = `accept<N.${type}>(${records === undefined ? base : `v<${records}>()`});`;
    return [{ code, subject: whole }];
  }
  const [alternative] = alternativesOf(bundle, [schema]);
  const required = alternative ? objectMembers(alternative).required : new Set<string>();
  const value = (name: string) => {
    const [only, ...more] = members.get(name) ?? [];
    const records = only && more.length === 0 ? recordType(bundle, only) : undefined;
    return records === undefined ? `def(${base}?.[${JSON.stringify(name)}])` : `v<${records}>()`;
  };
  const needed = [...required].filter((name) => members.has(name));
  // Of any type: here it counts that these are enough.
  const literal = needed.map((name) => `${JSON.stringify(name)}: v<any>()`).join(', ');
  return [
    { code: `accept<N.${type}>({ ${literal} });`, subject: { ...whole, use: 'complete' } },
    ...[...members].map(([name, schemas]): Statement => {
      const pointer = schemas[0]?.pointer ?? schema.pointer;
      const code = `accept<Some<N.${type}>>({ ${JSON.stringify(name)}: ${value(name)} });`;
      return { code, subject: { use: 'write', type, member: name, pointer } };
    }),
  ];
}

/** The properties of a schema that is one kind of object; undefined for others. */
function membersOf(bundle: JsonObject, schemas: SchemaSite[]): Map<string, SchemaSite[]> | undefined {
  const [only, ...more] = alternativesOf(bundle, schemas).filter(({ type }) => type !== 'null');
  if (!only || more.length > 0 || only.type !== 'object') return undefined;
  const { properties } = objectMembers(only);
  return properties.size > 0 ? properties : undefined;
}

/** The values that an enumeration names, whether it takes others or not, as far as code can be compared with them. */
function knownValues(alternatives: Alternative[]): (string | number)[] {
  return alternatives
    .flatMap((alternative) => valuesOf(alternative) ?? [])
    .filter((value) => typeof value === 'string' || typeof value === 'number');
}

function joined(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
