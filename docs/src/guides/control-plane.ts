import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadContractSync, type Operation } from '@telephony/contract';
import { asObject, asText, asTexts } from '../contract/source.ts';
import { blocks, fence } from '../markdown/twin-text.ts';
import { shellQuote } from '../samples/curl.ts';

const SANDBOX = 'http://127.0.0.1:4020';
const folder = dirname(createRequire(import.meta.url).resolve('@telephony/sandbox/package.json'));
const control = loadContractSync(join(folder, 'src/generated/control.json'));

export const controlTags: string[] = (control.document.tags ?? []).map(({ name }) => name);

export const controlOperations = control.operations.map((operation) => {
  const { operationId, object, summary } = operation;
  const method = operation.method.toUpperCase();
  const path = `${control.document.servers?.[0]?.url ?? ''}${operation.path}`;
  return {
    id: operationId,
    method,
    path,
    tag: object.tags?.[0] ?? '',
    summary,
    description: object.description ?? '',
    fields: fieldList(operation),
    curl: curlCommands(method, path, operation.body),
  };
});

export function controlOperationsOf(tag: string) {
  const operations = controlOperations.filter((operation) => operation.tag === tag);
  if (operations.length === 0) throw new Error(`The control plane of the sandbox has no subject ${tag}.`);
  return operations;
}

export function controlText(tag: string): string {
  const parts = controlOperationsOf(tag).flatMap(({ summary, method, path, description, fields, curl }) => [
    `### ${summary}`,
    `\`${method} ${path}\``,
    description,
    fields,
    fence(curl, 'sh'),
  ]);
  return blocks(...parts);
}

function fieldList({ parameters, object, body }: Operation): string {
  const { properties, required } = control.resolve(body?.schema ?? {});
  // Parameters of the path come first, and are not told: ids, and the account of a sandbox with several.
  const own = parameters.slice(parameters.length - (object.parameters?.length ?? 0));
  const all = [
    ...own.map((one) => ({
      ...one,
      about: one.object.description ?? schemaDescription(one.object.schema),
    })),
    ...Object.entries(asObject(properties)).map(([name, schema]) => ({
      name,
      required: asTexts(required).includes(name),
      about: schemaDescription(schema),
    })),
  ];
  return all
    .map(({ name, required: isRequired, about }) => {
      const said = `${isRequired ? 'Required. ' : ''}${about.replaceAll('\n', ' ')}`.trim();
      return `- \`${name}\`${said && `: ${said}`}`;
    })
    .join('\n');
}

function schemaDescription(schema: unknown): string {
  const own = asObject(schema);
  return asText(own['description'] ?? control.resolve(own)['description']);
}

function curlCommands(method: string, path: string, body: Operation['body']): string {
  const address = SANDBOX + path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `$${name.toUpperCase()}`);
  const verb = method === (body ? 'POST' : 'GET') ? '' : `-X ${method} `;
  const examples = [...(body?.examples.values() ?? [])].map(({ value }) => shellQuote(JSON.stringify(value)));
  const data = examples.length > 0 ? examples : body ? ['@body.json'] : [];
  const command = `curl ${verb}${address.includes('$') ? `"${address}"` : address}`;
  return data.map((one) => `${command} -d ${one}`).join('\n') || command;
}
