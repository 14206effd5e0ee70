import type { Operation, Parameter } from './operation.ts';

/** A request with examples of the contract. */
export interface ExampleRequest {
  /** Such as `filter dateRange`. */
  name: string;
  /** Such as `GET /cdrs?sort=calldate`; one of several must succeed if a body may suit one record or another. */
  lines: string[];
  body: unknown;
}

type Values = Map<Parameter | 'body', unknown>;

/**
 * Returns requests that send every example of an operation, each with the first examples of the other parameters, and one with
 * the whole query.
 *
 * @throws Error for a parameter without an example.
 */
export function exampleRequests(operation: Operation): ExampleRequest[] {
  const { body, pathParameters, queryParameters } = operation;
  const plain = plainValues(operation);
  const single = [...pathParameters, ...queryParameters].flatMap((parameter) =>
    [...parameter.examples].map(([key, { value }]) =>
      requestOf(operation, `${parameter.name} ${key}`, [new Map(plain).set(parameter, value)]),
    ),
  );
  const bodies = [...(body?.examples ?? [])].map(([key, { value }]) => {
    const withBody = new Map(plain).set('body', value);
    const records = pathParameters.flatMap((parameter) =>
      [...parameter.examples.values()].map((example) => new Map(withBody).set(parameter, example.value)),
    );
    return requestOf(operation, `body ${key}`, [withBody, ...records]);
  });
  const together = new Map([
    ...plain,
    ...queryParameters.map((parameter) => [parameter, firstExample(parameter)] as const),
  ]);
  return [
    requestOf(operation, 'only what is needed', [plain]),
    ...single,
    ...bodies,
    ...(queryParameters.length > 0 ? [requestOf(operation, 'the whole query', [together])] : []),
  ];
}

/** Fills the path of an operation with its parameters' first examples. */
export function examplePath({ path, pathParameters }: Operation): string {
  return fill(path, new Map(pathParameters.map((parameter) => [parameter, firstExample(parameter)])));
}

function plainValues({ body, pathParameters }: Operation): Values {
  const [example] = body?.examples.values() ?? [];
  return new Map<Parameter | 'body', unknown>([
    ...pathParameters.map((parameter) => [parameter, firstExample(parameter)] as const),
    ['body', example?.value],
  ]);
}

function firstExample({ name, examples }: Parameter): unknown {
  const [example] = examples.values();
  if (!example) throw new Error(`The parameter ${name} has no example.`);
  return example.value;
}

function requestOf({ method, path }: Operation, name: string, choices: Values[]): ExampleRequest {
  const [first = new Map()] = choices;
  return {
    name,
    lines: choices.map((values) => `${method.toUpperCase()} ${fill(path, values)}${queryText(values)}`),
    body: first.get('body'),
  };
}

function fill(path: string, values: Values): string {
  return [...values].reduce(
    (text, [parameter, value]) =>
      parameter !== 'body' && parameter.in === 'path'
        ? text.replace(`{${parameter.name}}`, pathText(value))
        : text,
    path,
  );
}

function queryText(values: Values): string {
  const pairs = [...values].flatMap(([parameter, value]) =>
    parameter !== 'body' && parameter.in === 'query' ? queryPairs(parameter.name, value) : [],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function pathText(value: unknown): string {
  return [value]
    .flat()
    .map((item) => encodeURIComponent(String(item)))
    .join(',');
}

function queryPairs(name: string, value: unknown): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => queryPairs(`${name}[${key}]`, item));
  return [`${name}=${encodeURIComponent(String(value))}`];
}
