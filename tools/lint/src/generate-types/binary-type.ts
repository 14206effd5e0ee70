import type { SchemaObject } from 'openapi-typescript';
import ts from 'typescript';

/** Hook of openapi-typescript: `format: binary` is a Blob. */
export function binaryType(schema: SchemaObject): ts.TypeNode | undefined {
  return schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}
