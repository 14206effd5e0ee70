import { childPointer, isJsonObject, type JsonSchema, problemsOf, type Schemas } from '@telephony/contract';

/** What is wrong with a body, by place. */
interface SchemaFault {
  rule: 'schema' | 'undeclared-property';
  /** Of the value, or of the field that is missing or not declared, with `*` for the index of an array. */
  pointer: string;
  message: string;
  /** What is there. */
  value: unknown;
}

/** Checks a body against a schema. Of a body of more than 10,000 values the first fault is told. */
export function checkSchema(schemas: Schemas, schema: JsonSchema, body: unknown): SchemaFault[] {
  return problemsOf(schemas.faults(schema, body, 'body')).map(({ path, message, isUndeclared }) => ({
    rule: isUndeclared ? 'undeclared-property' : 'schema',
    pointer: path
      .slice(1)
      .map((name) => (/^\d+$/.test(name) ? '*' : name))
      .reduce(childPointer, ''),
    message,
    value: valueAt(body, path.slice(1)),
  }));
}

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => {
    if (Array.isArray(inner)) return inner[Number(name)] as unknown;
    return isJsonObject(inner) ? inner[name] : undefined;
  }, body);
}
