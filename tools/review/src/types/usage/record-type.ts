import { childPointer, type JsonObject } from '@telephony/contract';
import type { SchemaSite } from '../../schema/alternative.ts';
import { alternativesOf } from '../../schema/alternatives-of.ts';
import { schemaSite } from '../../schema/schema-site.ts';
import { componentAt } from '../../schema/component-at.ts';
import { withReferences } from '../../schema/with-references.ts';
import { typeName } from './type-name.ts';

/**
 * The type of a schema that is a named record, a list of such or a choice between such, in terms of the revision's types:
 * a change inside of a record is told once, at the record. Undefined for other schemas.
 */
export function recordType(bundle: JsonObject, schema: SchemaSite): string | undefined {
  const { type, items, anyOf, oneOf } = schema.value;
  const own = named(bundle, schema);
  if (own !== undefined) return own;
  if (type === 'array' && items !== undefined) {
    const element = recordType(bundle, schemaSite(items, childPointer(schema.pointer, 'items')));
    return element === undefined ? undefined : `(${element})[]`;
  }
  const [word, choices] = Array.isArray(anyOf) ? ['anyOf', anyOf] : ['oneOf', oneOf];
  if (!Array.isArray(choices)) return undefined;
  const types = choices.map((choice, index) => {
    const at = schemaSite(choice, childPointer(childPointer(schema.pointer, word), index));
    return at.value['type'] === 'null' ? 'null' : recordType(bundle, at);
  });
  return types.includes(undefined) ? undefined : types.join(' | ');
}

function named(bundle: JsonObject, schema: SchemaSite): string | undefined {
  const [, target] = withReferences(bundle, [schema]);
  const component = target && componentAt(target.pointer);
  if (component?.kind !== 'schemas' || component.pointer !== target?.pointer) return undefined;
  const isRecord = alternativesOf(bundle, [schema]).some(({ type }) => type === 'object' || type === 'array');
  const type = isRecord ? typeName(component.name) : undefined;
  return type === undefined ? undefined : `N.${type}`;
}
