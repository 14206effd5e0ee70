import type { Contract } from '../contract.ts';
import { childPointer } from '../document/references.ts';
import type { JsonSchema } from '../document/openapi-document.ts';
import type { Operation, Parameter } from '../operation/operation.ts';
import { shapeOf, type ValueShape } from './value-shape.ts';

/** A parameter with what is needed to read it, its defaults filled in. */
export interface PlannedParameter extends Pick<
  Parameter,
  'name' | 'in' | 'required' | 'isJson' | 'examples'
> {
  /** Whether the fields of its object are sent in brackets: `fields[cdrs]` (style `deepObject`). */
  readonly isDeep: boolean;
  /** Whether the values of its array are sent one by one. */
  readonly explode: boolean;
  readonly schema: JsonSchema;
  readonly shape: ValueShape;
}

/** What reading a request needs to know of its operation, whatever the request is. */
export interface RequestPlan {
  readonly path: readonly PlannedParameter[];
  readonly query: readonly PlannedParameter[];
  readonly header: readonly PlannedParameter[];
  readonly queryByName: ReadonlyMap<string, PlannedParameter>;
  /** API keys that the operation takes in the query. */
  readonly keyNames: ReadonlySet<string>;
  /** What the operation is called in messages. */
  readonly label: string;
}

const plans = new WeakMap<Operation, RequestPlan>();

/** Headers that are described elsewhere in an operation; parameters of these names are ignored (OpenAPI, Parameter Object). */
const NO_PARAMETERS = new Set(['accept', 'content-type', 'authorization']);

/** What reading requests for an operation needs to know of it, found out once. */
export function planOf(contract: Pick<Contract, 'resolve'>, operation: Operation): RequestPlan {
  const known = plans.get(operation);
  if (known) return known;
  const { resolve } = contract;
  const { operationId, object, method, path } = operation;
  const label = object.operationId ?? `${method.toUpperCase()} ${path}`;
  const planned = operation.parameters
    .filter((one) => one.in !== 'header' || !NO_PARAMETERS.has(one.name.toLowerCase()))
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

/** @throws Error for cookies, for styles other than `simple`, `form` and `deepObject`, and for objects in the first two. */
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

/** @throws Error that names a parameter which `readRequestValues` cannot read. */
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

/** A security scheme; of a name that the document does not have, one without anything in it. */
function schemeOf(resolve: Contract['resolve'], name: string): JsonSchema {
  try {
    return resolve({ $ref: `#${encodeURI(childPointer('/components/securitySchemes', name))}` });
  } catch {
    return {};
  }
}
