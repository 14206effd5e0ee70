import { isJsonObject, type JsonObject, listOperations, resolvePointer } from '@telephony/contract';

/** What programs do with the schemas of a bundle, by the names of the schemas. */
export interface SchemaUses {
  /** In bodies and parameters of requests: programs write them. */
  written: Set<string>;
  /** In answers and events: programs read them. */
  read: Set<string>;
}

/** Which schemas are sent and which are received. */
export function schemaUses(bundle: JsonObject): SchemaUses {
  const uses: SchemaUses = { written: new Set(), read: new Set() };
  for (const { kind, value, pathItem } of listOperations(bundle)) {
    const { requestBody, responses, parameters } = value;
    collect(bundle, requestBody, kind === 'webhook' ? uses.read : uses.written);
    collect(bundle, responses, kind === 'webhook' ? uses.written : uses.read);
    collect(bundle, [parameters, pathItem['parameters']], uses.written);
  }
  return uses;
}

function collect(bundle: JsonObject, start: unknown, names: Set<string>): void {
  const seen = new Set<string>();
  const search = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(search);
    if (!isJsonObject(value)) return;
    const reference = value['$ref'];
    if (typeof reference === 'string' && !seen.has(reference)) {
      seen.add(reference);
      const name = /^#\/components\/schemas\/([^/]+)/.exec(reference)?.[1];
      if (name) names.add(name);
      search(resolvePointer(bundle, reference.slice(1)));
    }
    Object.values(value).forEach(search);
  };
  search(start);
}
