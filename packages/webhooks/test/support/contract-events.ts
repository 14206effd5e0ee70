import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Example {
  value: Record<string, unknown> & { id: string; event_name: string };
}

interface Bundle {
  webhooks: Record<
    string,
    { post: { requestBody: { content: { 'application/json': { schema: { $ref: string } } } } } }
  >;
  components: { schemas: Record<string, object>; examples: Record<string, Example> };
}

export const bundle: Bundle = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@telephony/openapi/openapi.json'), 'utf8'),
);

export const eventNames: string[] = Object.keys(bundle.webhooks);

export const examples: [name: string, body: Example['value']][] = Object.entries(bundle.components.examples)
  .filter(([name]) => eventNames.some((event) => name.startsWith(`${event}-`)))
  .map(([name, { value }]) => [name, value]);

export function example(name: string): Example['value'] {
  const found = bundle.components.examples[name];
  if (!found) throw new Error(`${name} is no example of the contract.`);
  return structuredClone(found.value);
}
