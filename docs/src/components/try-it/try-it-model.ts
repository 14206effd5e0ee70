import { firstSentence, isJsonObject } from '@telephony/contract';
import type { OperationPage, Parameter } from '../../contract/model.ts';
import { variableName } from '../../samples/secrets.ts';
import { exampleRequest, sampleFacts } from '../../samples/example-request.ts';
import { needsAdministrator } from '../../samples/samples-of.ts';
import type { TryItModel, TryItParameter } from './outgoing-request.ts';

const MAX_CHOICES = 20;

export function tryItModel(operation: OperationPage): TryItModel {
  const { access, body, effect, filter } = operation;
  const { pathValues, query, headers, file } = exampleRequest(operation);
  const values: Record<string, unknown> = { ...pathValues, ...query, ...headers };
  return {
    ...sampleFacts(operation),
    token: access.token,
    ...(needsAdministrator(operation) && { administrator: true as const }),
    parameters: operation.parameters.map((parameter) => parameterModel(parameter, values[parameter.name])),
    ...(body && {
      body: {
        required: body.required,
        examples: body.examples.map(({ summary, text }) => ({ summary, text })),
      },
    }),
    ...(effect && { effect }),
    ...(filter && { filter: { also: filter.also, refused: filter.refused } }),
    responses: Object.fromEntries(
      operation.responses.map(({ status, description }) => [status, firstSentence(description)]),
    ),
    ...(operation.responses.some(({ kind }) => kind === 'redirect') && { redirects: true as const }),
    ...(file !== undefined && { file }),
  };
}

function parameterModel(parameter: Parameter, value: unknown): TryItParameter {
  const { name, required, description, node } = parameter;
  if (parameter.in === 'cookie')
    throw new Error(`A page cannot send the cookie "${name}" to another origin.`);
  const known = node.values?.known.map(String);
  const kind = parameterKind(parameter);
  const isSecret = variableName(value) !== undefined;
  const [example] = parameter.examples;
  const begins = isSecret ? example?.value : value;
  return {
    name,
    in: parameter.in,
    required,
    kind,
    hint: firstSentence(description),
    value: begins === undefined ? '' : kind === 'map' ? mapLines(begins) : parameterText(begins),
    ...(known && known.length <= MAX_CHOICES && { known }),
    ...(isSecret && { secret: true as const }),
    ...(kind !== 'json' && typeof [example?.value].flat()[0] !== 'string' && { literal: true as const }),
  };
}

function parameterKind({ isJson, examples }: Parameter): TryItParameter['kind'] {
  if (isJson) return 'json';
  const value = examples[0]?.value;
  if (Array.isArray(value)) return 'list';
  return isJsonObject(value) ? 'map' : 'text';
}

function mapLines(value: unknown): string {
  return Object.entries(isJsonObject(value) ? value : {})
    .map(([name, one]) => `${name}=${parameterText(one)}`)
    .join('\n');
}

function parameterText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) && !value.some(isJsonObject) ? value.join(',') : JSON.stringify(value);
}
