import { examplesOf } from './examples.ts';
import { isObject, type JsonObject, objectOf, objectsOf, textOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Parameter, ParameterPlace } from './model.ts';
import { follow, pointerOf } from './pointer.ts';
import { schemaNode } from './schema-node.ts';
import { marksOf, type Source, uniqueMarks } from './source.ts';

const ORDER: ParameterPlace[] = ['path', 'query', 'header', 'cookie'];

/** The parameters of an operation and of its path, by place. */
export function parametersOf(
  source: Source,
  pathItem: JsonObject,
  method: string,
  pointer: string,
): Parameter[] {
  const operation = objectOf(pathItem[method]);
  const located = [
    ...objectsOf(pathItem['parameters']).map((entry, index) => ({
      entry,
      at: `${pointer}/parameters/${index}`,
    })),
    ...objectsOf(operation['parameters']).map((entry, index) => ({
      entry,
      at: `${pointer}/${method}/parameters/${index}`,
    })),
  ];
  const parameters = located.map(({ entry, at }) => {
    const found = follow(source.document, entry, at);
    return parameterOf(source, found.element, found.pointer);
  });
  return parameters.toSorted((a, b) => ORDER.indexOf(a.in) - ORDER.indexOf(b.in));
}

function parameterOf(source: Source, parameter: JsonObject, pointer: string): Parameter {
  refuseUnknownMembers('parameter', parameter, pointer);
  const name = textOf(parameter['name']);
  const anchor = `parameter-${name}`;
  const content = Object.entries(objectOf(parameter['content']))[0];
  const holder = content ? objectOf(content[1]) : parameter;
  const at = content ? `${pointer}/content${pointerOf([content[0]])}` : pointer;
  if (content) refuseUnknownMembers('media type', holder, at);
  const form = formOf(parameter);
  const node = schemaNode(source, holder['schema'], `${at}/schema`, {
    anchor: `field-${name}`,
    path: '',
    follow: 0,
    inside: [],
  });
  return {
    name,
    in: placeOf(parameter, pointer),
    anchor,
    required: parameter['required'] === true,
    deprecated: parameter['deprecated'] === true,
    description: textOf(parameter['description']),
    ...(form !== undefined && { form }),
    ...(content && { mediaType: content[0] }),
    node,
    examples: examplesOf(source, holder, at),
    marks: uniqueMarks(marksOf(source, parameter), node.marks),
  };
}

function placeOf(parameter: JsonObject, pointer: string): ParameterPlace {
  const place = ORDER.find((one) => one === parameter['in']);
  if (!place) throw new Error(`#${pointer}: "${String(parameter['in'])}" is no place of a parameter.`);
  return place;
}

function formOf(parameter: JsonObject): string | undefined {
  const name = textOf(parameter['name']);
  if (parameter['style'] === 'deepObject') return `one parameter for each key: ${name}[key]=value`;
  const list = isObject(parameter['schema']) && parameter['schema']['type'] === 'array';
  if (!list) return undefined;
  return parameter['explode'] === false || parameter['in'] === 'path' ? 'separated by commas' : 'repeated';
}
