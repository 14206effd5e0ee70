import { type JsonObject, listOperations, reachableFrom } from '@telephony/contract';
import { componentAt } from '../../schema/component-at.ts';

/** What programs do with the schemas of a bundle, by the names of the schemas. */
export interface SchemaUses {
  /** In bodies and parameters of requests: programs write them. */
  written: Set<string>;
  /** In responses and events: programs read them. */
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
  for (const pointer of reachableFrom(bundle, start)) {
    const component = componentAt(pointer);
    if (component?.kind === 'schemas') names.add(component.name);
  }
}
