import { deletesCollection, type Operation } from '@telephony/contract';

/** Path, query and body of an operation, made of the first examples of the contract. */
export interface LongArguments {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  confirm?: 'all';
}

/** The long form of a call with everything that an operation takes. */
export function longArguments(operation: Operation): LongArguments {
  const valuesOf = (parameters: Operation['parameters']) =>
    Object.fromEntries(
      parameters.map(({ name, isJson, examples }) => {
        const [example] = examples.values();
        return [name, isJson ? JSON.parse(String(example?.value)) : example?.value];
      }),
    );
  const { pathParameters, queryParameters, body } = operation;
  const [example] = body?.examples.values() ?? [];
  return {
    ...(pathParameters.length > 0 && { path: valuesOf(pathParameters) }),
    ...(queryParameters.length > 0 && { query: valuesOf(queryParameters) }),
    ...(body && { body: example?.value ?? {} }),
    ...(deletesCollection(operation) && { confirm: 'all' }),
  };
}

/** The same in one object; a list is a body by itself. */
export function flatArguments(operation: Operation): object {
  const { path, query, body, confirm } = longArguments(operation);
  if (Array.isArray(body)) return body;
  return { ...path, ...query, ...(body as object | undefined), ...(confirm && { confirm }) };
}
