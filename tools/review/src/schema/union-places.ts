import { isReference, type JsonObject } from '@telephony/contract';
import type { SchemaSite } from './alternative.ts';
import { referredSchema } from './schema-site.ts';

/** References of references deeper than this lead in a circle. */
const DEEPEST = 8;

type Schemas = [bundle: JsonObject, sites: SchemaSite[]];

/**
 * The places of two schemas that are compared as unions: the component that both refer to, which speaks for all who do, or
 * else the schemas themselves.
 */
export function unionPlaces(base: Schemas, revision: Schemas): { base: string; revision: string } {
  const [was, is] = [targetOfAll(base), targetOfAll(revision)];
  if (was === is) return { base: was, revision: is };
  return { base: base[1][0]?.pointer ?? '', revision: revision[1][0]?.pointer ?? '' };
}

/** Where the references of a schema that is nothing else end. */
function targetOfAll([bundle, [site]]: Schemas): string {
  let target = site;
  for (let depth = 0; target && depth < DEEPEST; depth++) {
    const { value } = target;
    if (!isReference(value) || 'anyOf' in value || 'oneOf' in value) break;
    target = referredSchema(bundle, value.$ref);
  }
  return target?.pointer ?? '';
}
