import { type JsonSchema, type Parameter, readContract } from '@telephony/contract';

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

/** The requests for all operations of a bundle's paths. */
export function requestsOf(bundle: unknown): SweepRequest[] {
  const { operations, resolve } = readContract(bundle);

  /** One value: a list is sent with a single id here. */
  const exampleOf = (name: string, parameter: Parameter | undefined): string => {
    const schema = resolve(parameter?.valueSchema ?? {});
    const items = resolve((schema['items'] ?? {}) as JsonSchema);
    const [named] = parameter?.examples.values() ?? [];
    const value = [named?.value, schema['examples'], items['examples']]
      .flat()
      .find((one) => typeof one === 'string' || typeof one === 'number');
    if (value === undefined) throw new Error(`The path parameter ${name} has no example.`);
    return String(value);
  };

  return operations.map(({ method, path, pathParameters, body, responses }) => {
    const statuses = [...responses.keys()];
    const [example] = body?.examples.values() ?? [];
    return {
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(
          exampleOf(
            name,
            pathParameters.find((parameter) => parameter.name === name),
          ),
        ),
      ),
      body: example && JSON.stringify(example.value),
      success: statuses.find((status) => /^(2..|301)$/.test(status)) ?? 'none declared',
      statuses,
    };
  });
}
