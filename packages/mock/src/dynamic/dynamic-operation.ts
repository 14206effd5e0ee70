import type { IHttpOperation, IMediaTypeContent } from '@stoplight/types';
import {
  declaredStatus,
  type Fault,
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  type Referable,
  resolve,
} from '@telephony/contract';
import { createNarrower, type Narrower } from './narrow-schema.ts';

/** An operation for dynamic responses. */
export interface DynamicOperation {
  /** As Prism takes it, with narrowed schemas. */
  resource: IHttpOperation;
  /** What is wrong with a body by the schema of the document. */
  faults: (status: number, mediaType: string, body: unknown) => Fault[];
}

const narrowers = new WeakMap<OpenApiDocument, Promise<Narrower>>();

/**
 * Narrows the schemas of an operation's responses.
 *
 * @param resource The operation as Prism takes it.
 */
export async function dynamicOperation(
  document: OpenApiDocument,
  operation: Operation,
  resource: IHttpOperation,
): Promise<DynamicOperation> {
  const known = narrowers.get(document) ?? createNarrower(document);
  narrowers.set(document, known);
  const narrower = await known;
  const narrowed = narrowResponses(document, operation, resource, narrower);
  return {
    resource: narrowed,
    faults: (status, mediaType, body) => {
      const schema = schemaAt(operation, declaredStatus(operation, status), mediaType);
      return schema ? narrower.schemas.faults(schema, body, 'body') : [];
    },
  };
}

function narrowResponses(
  document: OpenApiDocument,
  operation: Operation,
  resource: IHttpOperation,
  { narrow }: Narrower,
): IHttpOperation {
  let isComplete = true;
  const narrowed = <T extends { schema?: unknown }>(
    holder: T,
    schema: JsonSchema | undefined,
    name?: string,
  ): T => {
    const narrower = schema && narrow(schema, name);
    isComplete &&= narrower !== undefined || holder.schema === undefined;
    return narrower ? { ...holder, schema: narrower } : holder;
  };
  const responses = resource.responses.map(({ contents, headers, ...response }) => ({
    ...response,
    contents: (contents ?? []).map((content) =>
      narrowed(content, schemaAt(operation, response.code, content.mediaType) ?? ownSchema(content)),
    ),
    headers: (headers ?? []).map((header) =>
      narrowed(header, headerSchema(document, operation, response.code, header.name), header.name),
    ),
  }));
  // The generator copies the components for each response. A narrowed schema does not need them.
  return { ...resource, responses, ...(isComplete && { __bundled__: undefined }) };
}

/** For a content without a schema: its example, else nothing. */
function ownSchema({ examples: [example] = [] }: IMediaTypeContent): JsonSchema {
  return { enum: [example && 'value' in example ? example.value : ''] };
}

function schemaAt({ responses }: Operation, status = '', mediaType = ''): JsonSchema | undefined {
  return responses.get(status)?.content.get(mediaType)?.schema;
}

function headerSchema(
  document: OpenApiDocument,
  { responses }: Operation,
  status: string,
  name: string,
): JsonSchema | undefined {
  const declared = Object.entries(responses.get(status)?.object.headers ?? {});
  const [, header] = declared.find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
  if (header === undefined) return undefined;
  return resolve(document, header as Referable<{ schema?: JsonSchema }>).schema;
}
