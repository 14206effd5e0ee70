import { isReference } from '@telephony/contract';

/** The name of the schema that a reference is to; undefined for anything else. */
export function nameOfReference(schema: unknown): string | undefined {
  const name = isReference(schema) ? /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref)?.[1] : undefined;
  // As it is exported: the schema's own name would hide a global.
  return name === 'Error' ? 'ErrorBody' : name;
}
