import type { OpenApiDocument, PathItem } from '../../src/index.ts';

export function smallDocument(
  paths: Record<string, PathItem>,
  rest: Partial<OpenApiDocument> = {},
): OpenApiDocument {
  return { openapi: '3.1.1', info: { title: 'Things', version: '1.0.0' }, paths, ...rest };
}
