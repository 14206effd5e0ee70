import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The operations of a subject. Throws when there are none. */
export function operationsOf(tag: string): ControlOperation[] {
  const operations = controlOperations().filter((operation) => operation.tag === tag);
  if (operations.length === 0) throw new Error(`The control plane of the sandbox has no subject ${tag}.`);
  return operations;
}

/** Parameters and fields of an operation as a list. Markdown; empty when it has none. */
export function controlFields({ parameters, fields }: ControlOperation): string {
  return [...parameters, ...fields]
    .map(({ name, required, description }) => {
      const about = [required ? 'Required.' : '', description.replaceAll('\n', ' ')]
        .filter(Boolean)
        .join(' ');
      return `- \`${name}\`${about && `: ${about}`}`;
    })
    .join('\n');
}

/** A subject as Markdown. */
export function controlText(tag: string): string {
  return operationsOf(tag)
    .map((operation) =>
      [
        `### ${operation.summary}`,
        `\`${operation.method} ${operation.path}\``,
        operation.description,
        controlFields(operation),
        `\`\`\`sh\n${operation.curl}\n\`\`\``,
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}

/** An operation of the sandbox's control plane. */
interface ControlOperation {
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
  return {
    id: operation.operationId ?? '',
    method: method.toUpperCase(),
    path,
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
    curl: controlRequests(method.toUpperCase(), path, json && examples),
  };
}

/** A schema or parameter itself, with what stands beside its reference. */
function resolve(document: Document, schema: Schema = {}): Schema {
  const [, , kind = '', name = ''] = schema.$ref?.split('/') ?? [];
  const target = document.components[kind]?.[name];
  return target === undefined ? schema : { ...resolve(document, target), ...schema };
}

const SANDBOX = 'http://127.0.0.1:4020';

/**
 * The requests of an operation as commands of the shell, one for each example. A body without an example is in a file.
 *
 * @param method In upper case.
 * @param bodies Undefined where the operation takes none
 */
function controlRequests(method: string, path: string, bodies: readonly unknown[] | undefined): string {
  const address = SANDBOX + path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `$${name.toUpperCase()}`);
  const data =
    bodies?.length === 0
      ? [' -d @body.json']
      : (bodies?.map((body) => ` -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`) ?? ['']);
  const verb = method === (bodies ? 'POST' : 'GET') ? '' : `-X ${method} `;
  return data
    .map((body) => `curl ${verb}${address.includes('$') ? `"${address}"` : address}${body}`)
    .join('\n');
}
