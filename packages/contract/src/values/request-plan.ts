import type { Contract } from '../contract.ts';
import { childPointer } from '../document/references.ts';
import type { JsonSchema } from '../document/openapi-document.ts';
import type { Operation, Parameter } from '../operation/operation.ts';
import { shapeOf, type ValueShape } from './value-shape.ts';

export interface PlannedParameter extends Pick<
  Parameter,
  'name' | 'in' | 'required' | 'isJson' | 'examples'
> {
  /** True for `deepObject`: fields in brackets, such as `fields[cdrs]`. */
  readonly isDeep: boolean;
  readonly explode: boolean;
  readonly schema: JsonSchema;
  readonly shape: ValueShape;
}

export interface RequestPlan {
  readonly path: readonly PlannedParameter[];
  readonly query: readonly PlannedParameter[];
  readonly header: readonly PlannedParameter[];
  readonly queryByName: ReadonlyMap<string, PlannedParameter>;
  /** The API keys in the query. */
  readonly keyNames: ReadonlySet<string>;
  readonly label: string;
}

const plans = new WeakMap<Operation, RequestPlan>();

// Parameters of these names are ignored (OpenAPI, Parameter Object).
const IGNORED_HEADERS = new Set(['accept', 'content-type', 'authorization']);

export function planOf(contract: Pick<Contract, 'resolve'>, operation: Operation): RequestPlan {
  const known = plans.get(operation);
  if (known) return known;
  const { resolve } = contract;
  const { operationId, object, method, path } = operation;
  const label = object.operationId ?? `${method.toUpperCase()} ${path}`;
  const planned = operation.parameters
    .filter((one) => one.in !== 'header' || !IGNORED_HEADERS.has(one.name.toLowerCase()))
    .map((one) => planParameter(resolve, one, operationId));
  const query = planned.filter((one) => one.in === 'query');
  const plan = {
    path: planned.filter((one) => one.in === 'path'),
    query,
    header: planned.filter((one) => one.in === 'header'),
    queryByName: new Map(query.map((one) => [one.name, one])),
    keyNames: new Set(keyNamesOf(resolve, operation)),
    label,
  };
  plans.set(operation, plan);
  return plan;
}

function planParameter(resolve: Contract['resolve'], parameter: Parameter, id: string): PlannedParameter {
  const { name, in: place, required, isJson, examples, valueSchema: schema, object } = parameter;
  const usual = place === 'query' ? 'form' : 'simple';
  const { style = usual } = parameter;
  const isDeep = place === 'query' && style === 'deepObject';
  const shape = shapeOf(resolve, schema);
  const isPlainObject = !isDeep && !isJson && shape.types.has('object') && shape.types.size === 1;
  if (place === 'cookie' || !(isDeep || style === usual) || isPlainObject)
    throw new Error(
      `${id}: the ${place} parameter "${name}" cannot be read. Use style ${usual} without objects, deepObject in a query, or JSON.`,
    );
  const explode = place === 'query' && (object.explode ?? true);
  return { name, in: place, required, isJson, examples, isDeep, explode, schema, shape };
}

/** Checks that `readRequestValues` can read all parameters. @throws Error that names the first it cannot. */
export function checkParameters(contract: Pick<Contract, 'resolve' | 'operations'>): void {
  for (const operation of contract.operations) planOf(contract, operation);
}

function keyNamesOf(resolve: Contract['resolve'], { security }: Operation): string[] {
  return security
    .flatMap((requirement) => Object.keys(requirement))
    .flatMap((scheme) => {
      const { type, in: place, name } = schemeOf(resolve, scheme);
      return type === 'apiKey' && place === 'query' && typeof name === 'string' ? [name] : [];
    });
}

function schemeOf(resolve: Contract['resolve'], name: string): JsonSchema {
  try {
    return resolve({ $ref: `#${encodeURI(childPointer('/components/securitySchemes', name))}` });
  } catch {
    return {};
  }
}
