import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { controlRequests } from './control-requests.ts';

/** An operation of the sandbox's control plane. */
export interface ControlOperation {
  id: string;
  /** Upper case. */
  method: string;
  /** With its prefix: `/_sandbox/clock`. */
  path: string;
  tag: string;
  summary: string;
  /** Markdown; empty where the summary says it all. */
  description: string;
  parameters: ControlField[];
  fields: ControlField[];
  /** Its requests as commands. */
  curl: string;
}

/** A parameter or a field of a body. */
interface ControlField {
  name: string;
  required: boolean;
  /** Markdown. */
  description: string;
}

interface Document {
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Schema>>;
}
interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: (Schema & { name?: string; required?: boolean; schema?: Schema })[];
  requestBody?: {
    content: Record<string, { schema?: Schema; examples?: Record<string, { value: unknown }> }>;
  };
}
interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

const METHODS = new Set(['get', 'post', 'patch', 'put', 'delete']);

/** What the control plane of the sandbox can do, in the order of its own document. */
export function controlOperations(): ControlOperation[] {
  const document = controlDocument();
  const [server] = document.servers;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => operationOf(document, `${server?.url ?? ''}${path}`, method, operation)),
  );
}

/** The subjects of the control plane. */
export function controlTags(): string[] {
  return controlDocument().tags.map(({ name }) => name);
}

function controlDocument(): Document {
  const folder = dirname(createRequire(import.meta.url).resolve('@telephony/sandbox/package.json'));
  return JSON.parse(readFileSync(join(folder, 'src/generated/control.json'), 'utf8')) as Document;
}

function operationOf(
  document: Document,
  path: string,
  method: string,
  operation: Operation,
): ControlOperation {
  const json = operation.requestBody?.content['application/json'];
  const examples = Object.values(json?.examples ?? {}).map(({ value }) => value);
  const schema = resolve(document, json?.schema);
  const parameters = (operation.parameters ?? []).map(
    (parameter) => resolve(document, parameter) as typeof parameter,
  );
  const called = { id: operation.operationId ?? '', method: method.toUpperCase(), path };
  return {
    ...called,
    tag: operation.tags?.[0] ?? '',
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    parameters: parameters.map(({ name = '', required = false, description, schema: type }) => ({
      name,
      required,
      description: description ?? resolve(document, type).description ?? '',
    })),
    fields: Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      required: schema.required?.includes(name) ?? false,
      description: resolve(document, property).description ?? '',
    })),
    curl: controlRequests(called, examples),
  };
}

/** A schema or parameter itself, with what stands beside its reference. */
function resolve(document: Document, schema: Schema = {}): Schema {
  const [, , kind = '', name = ''] = schema.$ref?.split('/') ?? [];
  const target = document.components[kind]?.[name];
  return target === undefined ? schema : { ...resolve(document, target), ...schema };
}
