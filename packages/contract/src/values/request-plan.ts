import type { Contract } from '../contract.ts';
import { childPointer } from '../document/references.ts';
import type { JsonSchema } from '../document/openapi-document.ts';
import type { Operation, Parameter } from '../operation/operation.ts';
import { shapeOf, type ValueShape } from './value-shape.ts';

/** A parameter with what is needed to read it, its defaults filled in. */
export interface PlannedParameter {
  readonly parameter: Parameter;
  readonly name: string;
  /** Its name in what was sent: of a header in lower case. */
  readonly key: string;
  readonly style: string;
  readonly explode: boolean;
  readonly required: boolean;
  readonly isJson: boolean;
  readonly allowsEmpty: boolean;
  readonly schema: JsonSchema;
  readonly shape: ValueShape;
  /** Whether the fields of its object are sent under their own names (style `form`, exploded). */
  readonly isSpread: boolean;
}

/** What reading a request needs to know of its operation, whatever the request is. */
export interface RequestPlan {
  readonly path: readonly PlannedParameter[];
  readonly query: readonly PlannedParameter[];
  readonly header: readonly PlannedParameter[];
  readonly cookie: readonly PlannedParameter[];
  /** Those of the query by their names. */
  readonly queryByName: ReadonlyMap<string, PlannedParameter>;
  /** What carries a name of the query: a parameter, or one whose object has a field of this name. */
  readonly queryByKey: ReadonlyMap<string, PlannedParameter>;
  /** The parameter to which names belong that nothing else declares. */
  readonly openQuery: PlannedParameter | undefined;
  /** API keys that the operation takes in the query. */
  readonly keyNames: ReadonlySet<string>;
  /** What the operation is called in messages. */
  readonly label: string;
}

const plans = new WeakMap<Operation, RequestPlan>();

/** What reading requests for an operation needs to know of it, found out once. */
export function planOf(contract: Pick<Contract, 'resolve'>, operation: Operation): RequestPlan {
  let plan = plans.get(operation);
  if (!plan) {
    plan = makePlan(contract, operation);
    plans.set(operation, plan);
  }
  return plan;
}

/** Headers that are described elsewhere in an operation; parameters of these names are ignored (OpenAPI, Parameter Object). */
const NO_PARAMETERS = new Set(['accept', 'content-type', 'authorization']);

function makePlan({ resolve }: Pick<Contract, 'resolve'>, operation: Operation): RequestPlan {
  const planned = operation.parameters.map((parameter) => planParameter(resolve, parameter));
  const of = (place: Parameter['in']) => planned.filter(({ parameter }) => parameter.in === place);
  const query = of('query');
  const spread = query.filter(({ isSpread }) => isSpread);
  const { method, path, object } = operation;
  return {
    path: of('path'),
    query,
    header: of('header').filter(({ key }) => !NO_PARAMETERS.has(key)),
    cookie: of('cookie'),
    queryByName: new Map(query.map((one) => [one.name, one])),
    queryByKey: new Map([
      ...spread.flatMap((one) => one.shape.memberNames.map((name) => [name, one] as const)),
      ...query
        .filter((one) => one.style !== 'deepObject' && !isOnlySpread(one))
        .map((one) => [one.name, one] as const),
    ]),
    openQuery: spread.find(({ shape }) => shape.isOpen),
    keyNames: new Set(keyNamesOf(resolve, operation)),
    label: object.operationId ?? `${method.toUpperCase()} ${path}`,
  };
}

function planParameter(resolve: Contract['resolve'], parameter: Parameter): PlannedParameter {
  const { name, required, isJson, valueSchema: schema, object } = parameter;
  const isForm = parameter.in === 'query' || parameter.in === 'cookie';
  const style = object.content ? 'content' : (parameter.style ?? (isForm ? 'form' : 'simple'));
  const explode = object.explode ?? style === 'form';
  const shape = shapeOf(resolve, schema);
  return {
    parameter,
    name,
    key: parameter.in === 'header' ? name.toLowerCase() : name,
    style,
    explode,
    required,
    isJson,
    allowsEmpty: object.allowEmptyValue === true,
    schema,
    shape,
    isSpread: !isJson && explode && shape.takesObject && style === 'form',
  };
}

/** Whether a parameter takes nothing under its own name, because its object is sent as its fields. */
export function isOnlySpread({ isSpread, shape }: PlannedParameter): boolean {
  return isSpread && shape.types.size === 1;
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
