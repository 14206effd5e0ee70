import { isJsonObject, type JsonObject } from '@telephony/contract';
import {
  isNothing,
  itemsIn,
  listedSchemas,
  memberSchema,
  referredSchema,
  schemaSite,
  type SchemaSite,
} from './model.ts';
import { hasOtherBounds, isAnything } from './keywords.ts';

const MAX_REFERENCES = 8;

// A condition that always or never holds is a part of `allOf`, an element that may be anything is a length, and
// unevaluated elements alone are `items`.
export function normalise(bundle: JsonObject, site: SchemaSite) {
  const value = { ...site.value };
  const held: SchemaSite[] = [];
  if ('if' in value) {
    const always = isAnything(value['if']);
    if (always || isNothing(memberSchema(site, 'if'))) {
      const branch = always ? 'then' : 'else';
      if (branch in value) held.push(memberSchema(site, branch));
      for (const keyword of ['if', 'then', 'else']) delete value[keyword];
    }
  }
  if (isJsonObject(value['dependentSchemas'])) normaliseDependents(value, value['dependentSchemas']);
  if ('contains' in value && isAnything(value['contains']) && !('maxContains' in value)) {
    const least = Number(value['minContains'] ?? 1);
    value['minItems'] = Math.max(least, Number(value['minItems'] ?? 0));
    delete value['contains'];
    delete value['minContains'];
  }
  const isAlone = !['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'contains'].some(
    (keyword) => keyword in site.value,
  );
  if ('unevaluatedItems' in value && isAlone) {
    value['items'] ??= value['unevaluatedItems'];
    delete value['unevaluatedItems'];
  }
  if (isJsonObject(value['properties'])) value['properties'] = markImpossible(bundle, value['properties']);
  return { value, conjuncts: held };
}

function normaliseDependents(value: JsonObject, dependents: JsonObject): void {
  const names = isJsonObject(value['dependentRequired']) ? { ...value['dependentRequired'] } : {};
  const others = { ...dependents };
  for (const [name, schema] of Object.entries(dependents)) {
    if (!isJsonObject(schema) || Object.keys(schema).some((keyword) => keyword !== 'required')) continue;
    if (!Array.isArray(schema['required'])) continue;
    names[name] = [...new Set([...itemsIn(names[name]), ...itemsIn(schema['required'])])];
    delete others[name];
  }
  if (Object.keys(names).length > 0) value['dependentRequired'] = names;
  if (Object.keys(others).length > 0) value['dependentSchemas'] = others;
  else delete value['dependentSchemas'];
}

function markImpossible(bundle: JsonObject, properties: JsonObject): JsonObject {
  const marked = Object.entries(properties).map(([name, schema]): [string, unknown] => {
    const isNever = isJsonObject(schema) && isImpossible(bundle, schemaSite(schema, ''), 0);
    return [name, isNever ? { ...schema, not: {} } : schema];
  });
  return Object.fromEntries(marked);
}

function isImpossible(bundle: JsonObject, site: SchemaSite, depth: number): boolean {
  if (isNothing(site)) return true;
  if (depth === MAX_REFERENCES) return false;
  const { $ref } = site.value;
  const isNever = (schema: SchemaSite) => isImpossible(bundle, schema, depth + 1);
  if (typeof $ref === 'string' && isNever(referredSchema(bundle, $ref))) return true;
  if (listedSchemas(site, 'allOf').some(isNever)) return true;
  const unions = [listedSchemas(site, 'anyOf'), listedSchemas(site, 'oneOf')];
  return unions.some((forms) => forms.length > 0 && forms.every(isNever));
}

// The nearest schema comes first.
export function withReferences(bundle: JsonObject, schemas: SchemaSite[], choices = true): SchemaSite[] {
  const sites: SchemaSite[] = [];
  const seen = new Set<string>();
  const follow = (site: SchemaSite) => {
    if (seen.has(site.pointer)) return;
    seen.add(site.pointer);
    sites.push(site);
    const { $ref } = site.value;
    if (typeof $ref === 'string') follow(referredSchema(bundle, $ref));
    const twice = doubleNegation(site);
    if (twice) follow(twice);
    for (const keyword of choices ? ['allOf', 'anyOf', 'oneOf'] : ['allOf'])
      for (const member of listedSchemas(site, keyword)) follow(member);
  };
  for (const schema of schemas) follow(schema);
  return sites;
}

const NOT = new Set(['not']);

// It holds as if it stood in `allOf`.
export function doubleNegation(site: SchemaSite): SchemaSite | undefined {
  const { not } = site.value;
  if (!isJsonObject(not) || !('not' in not) || hasOtherBounds(NOT, not)) return undefined;
  return memberSchema(memberSchema(site, 'not'), 'not');
}
