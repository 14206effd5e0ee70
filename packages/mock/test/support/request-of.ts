/** An operation of the bundle, as far as a request needs it. */
interface Operation {
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

/** One request for an operation, made of the examples of its parameters and body, and the status it should get. */
export interface SweepRequest {
  name: string;
  method: string;
  path: string;
  body: string | undefined;
  /** The declared success status, or `2XX`. */
  success: string;
  /** All declared statuses and ranges. */
  statuses: string[];
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/** The requests for all operations of a bundle's paths. */
export function requestsOf(bundle: any): SweepRequest[] {
  const deref = (value: any): any => (value?.$ref ? resolve(bundle, value.$ref) : value);

  const requestOf = (path: string, method: string, operation: Operation, shared: unknown[]): SweepRequest => {
    const parameters = [...shared, ...(operation.parameters ?? [])]
      .map(deref)
      .filter(({ in: place }) => place === 'path');
    const media = deref(operation.requestBody)?.content?.['application/json'];
    const [example] = Object.values(media?.examples ?? {}).map(deref);
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
      // The operation's own parameter stands after that of the path item, and counts.
      return encodeURIComponent(exampleOf(parameters.findLast((parameter) => parameter.name === name)));
    });
    return {
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: filled,
      body: example === undefined ? undefined : JSON.stringify(example.value),
      success:
        Object.keys(operation.responses).find((status) => /^(2..|301)$/.test(status)) ?? 'none declared',
      statuses: Object.keys(operation.responses),
    };
  };

  /** One value: a list is sent with a single id here. */
  const exampleOf = (parameter: any): string => {
    const schema = deref(parameter?.schema) ?? {};
    const named: any = Object.values(parameter?.examples ?? {}).map(deref)[0];
    const value = named?.value ?? schema.examples?.[0] ?? deref(schema.items)?.examples?.[0];
    if (value === undefined) throw new Error(`The path parameter ${parameter?.name} has no example.`);
    return String(Array.isArray(value) ? value[0] : value);
  };

  return Object.entries<any>(bundle.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) =>
      requestOf(path, method, item[method], item.parameters ?? []),
    ),
  );
}

function resolve(bundle: any, reference: string): any {
  return reference
    .slice(2)
    .split('/')
    .reduce((value, part) => value[part.replaceAll('~1', '/').replaceAll('~0', '~')], bundle);
}
