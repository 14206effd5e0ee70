/** The parts of an OpenAPI 3.1 document that the mock reads. */
export interface OpenApiDocument {
  openapi: string;
  jsonSchemaDialect?: string;
  security?: unknown[];
  info: { title: string; version: string };
  servers?: { url: string; variables?: Record<string, { enum?: string[]; default: string }> }[];
  paths: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown>>;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Method = (typeof methods)[number];

type PathItem = { parameters?: Referable<Parameter>[] } & { [method in Method]?: Operation };

export interface Operation {
  operationId: string;
  summary?: string;
  parameters?: Referable<Parameter>[];
  requestBody?: Referable<{ required?: boolean; content: Record<string, MediaType> }>;
  responses: Record<string, Referable<Response>>;
  'x-filter'?: { refused?: string[] };
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: JsonSchema;
  content?: Record<string, MediaType>;
}

interface Response {
  description: string;
  content?: Record<string, MediaType>;
}

interface MediaType {
  schema?: JsonSchema;
  examples?: Record<string, Referable<{ value: unknown }>>;
}

export type JsonSchema = { [keyword: string]: unknown };

export type Referable<T> = T | { $ref: string };

/** Follows a local reference of the document to what it stands for; undefined where it leads nowhere. */
export function resolve<T>(document: OpenApiDocument, value: Referable<T>): T {
  let target: unknown = value;
  // A reference that leads back to itself leads nowhere.
  for (let hops = 0; target !== null && typeof target === 'object' && '$ref' in target; hops++) {
    if (hops > 100) return undefined as T;
    target = String(target.$ref)
      .slice(2)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
  }
  return target as T;
}
