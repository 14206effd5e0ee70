import type { Operation, Parameter as ContractParameter } from '@telephony/contract';
import { examplesOf } from './examples.ts';
import { textOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Parameter, ParameterPlace } from './model.ts';
import { schemaNode } from './schema-node.ts';
import { marksOf, type Source, uniqueMarks } from './source.ts';

const ORDER: ParameterPlace[] = ['path', 'query', 'header', 'cookie'];

/** The parameters of an operation and of its path, by place. */
export function parametersOf(source: Source, { parameters }: Operation): Parameter[] {
  return parameters
    .map((parameter) => parameterOf(source, parameter))
    .toSorted((a, b) => ORDER.indexOf(a.in) - ORDER.indexOf(b.in));
}

function parameterOf(source: Source, parameter: ContractParameter): Parameter {
  const { name, object, pointer, isJson, examples } = parameter;
  refuseUnknownMembers('parameter', object, pointer);
  const form = formOf(source, parameter);
  const node = schemaNode(source, object.schema ?? {}, `${pointer}/schema`, {
    anchor: `field-${name}`,
    path: '',
    follow: 0,
    inside: [],
  });
  return {
    name,
    in: placeOf(parameter),
    anchor: `parameter-${name}`,
    required: parameter.required,
    deprecated: object.deprecated === true,
    description: textOf(object.description),
    ...(form !== undefined && { form }),
    isJson,
    node,
    examples: examplesOf(examples),
    marks: uniqueMarks(marksOf(source, object), node.marks),
  };
}

function placeOf(parameter: ContractParameter): ParameterPlace {
  const place = ORDER.find((one) => one === parameter.in);
  if (!place) throw new Error(`#${parameter.pointer}: "${parameter.in}" is not a place of a parameter.`);
  return place;
}

function formOf(source: Source, { name, style, object }: ContractParameter): string | undefined {
  if (style === 'deepObject') return `one parameter for each key: ${name}[key]=value`;
  if (source.contract.resolve(object.schema ?? {})['type'] !== 'array') return undefined;
  return object.explode === false || object.in === 'path' ? 'separated by commas' : 'repeated';
}
