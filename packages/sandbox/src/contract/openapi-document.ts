/** The bundle as far as the sandbox reads it. */
export interface OpenApiDocument {
  openapi: string;
  info: { version: string };
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
}

export const methods = ['get', 'post', 'patch', 'put', 'delete'] as const;
export type Method = (typeof methods)[number];

type PathItem = { [M in Method]?: OperationObject } & { parameters?: (Parameter | Reference)[] };

export interface OperationObject {
  operationId: string;
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
  'x-filter'?: { also?: string[]; refused?: string[] };
  'x-effect'?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  style?: string;
  schema?: JsonSchema;
  content?: Record<string, { schema: JsonSchema }>;
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Response {
  description: string;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema?: JsonSchema;
  examples?: Record<string, Reference | { value: unknown }>;
}

export interface Reference {
  $ref: string;
}

export type JsonSchema = Record<string, unknown>;

/** The element that a reference within the document leads to, or the element itself. */
export function resolve<T extends object>(document: OpenApiDocument, element: T | Reference): T {
  let target: unknown = element;
  while (isReference(target)) {
    const segments = target.$ref.split('/').slice(1);
    target = segments.reduce<unknown>((at, segment) => {
      const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      return (at as Record<string, unknown> | undefined)?.[name];
    }, document);
  }
  return target as T;
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}
