import { isJsonObject } from '@telephony/contract';
import { type Context, eachSchema, Element, operationSites, type Rule } from '../visitor.ts';

export const rules: Record<string, Rule> = {};

const KEYWORDS_BY_TYPES: [types: string[], keywords: string[]][] = [
  [['string'], ['minLength', 'maxLength', 'pattern']],
  [['array'], ['minItems', 'maxItems', 'uniqueItems']],
  [['object'], ['minProperties', 'maxProperties', 'required', 'additionalProperties']],
  [
    ['integer', 'number'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ],
];

rules['keyword-of-type'] = () =>
  eachSchema((schema, report, at) => {
    const types: unknown[] = [schema['type'] ?? []].flat();
    if (types.length === 0) return;
    for (const [fitting, keywords] of KEYWORDS_BY_TYPES) {
      if (fitting.some((type) => types.includes(type))) continue;
      for (const word of keywords.filter((keyword) => keyword in schema)) {
        const message = `${word} says nothing of type ${types.join(' or ')}, only of ${fitting.join(' or ')}. Remove it, or correct the type.`;
        report(message, at.child(word).key());
      }
    }
  });

const BOUND_KEYWORDS = 'maxLength minLength maximum minimum multipleOf maxItems readOnly writeOnly'.split(
  ' ',
);

// A wrong bound makes clients and the mock refuse what the platform takes. The schema of a parameter has no
// description: the parameter has the source.
rules['bound-source'] = () =>
  eachSchema((schema, report, at) => {
    if (['x-source', 'x-ledger'].some((mark) => mark in schema) || !('description' in schema)) return;
    const bound = BOUND_KEYWORDS.find((word) => word in schema);
    if (bound === undefined) return;
    report(
      `${bound} without a source. Name the section that states it in x-source, or leave it out.`,
      at.child(bound),
    );
  });

rules['pattern-valid'] = () =>
  eachSchema(({ pattern }, report, at) => {
    if (typeof pattern !== 'string') return;
    const message = patternFault(pattern);
    if (message !== undefined) report(message, at.child('pattern'));
  });

function patternFault(pattern: string): string | undefined {
  try {
    RegExp(pattern, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /, '') : String(error);
    return `The pattern is not a regular expression: ${reason}. Correct it; a \\ that is meant as such is \\\\.`;
  }
  if (pattern.startsWith('^') && /(?<!\\)\$$/.test(pattern)) return undefined;
  return 'The pattern lets a text pass of which only a part fits. Write it between ^ and $.';
}

// A value that the platform adds would break every client. The type generator knows the pattern in this order only.
rules['open-enumeration'] = () => {
  const open = new Set<unknown>();
  return eachSchema((schema, report, at) => {
    const alternatives = schema['anyOf'];
    if (Array.isArray(alternatives) && isOpen(alternatives)) open.add(alternatives[0]);
    if (!Array.isArray(schema['enum']) || open.has(schema) || isReason(schema['x-closed-enumeration']))
      return;
    report(
      'A closed enumeration. Write anyOf of the known values and then the plain type, or say why it is closed: ' +
        'x-closed-enumeration: <reason>.',
      at.child('enum'),
    );
  });
};

function isOpen([known, plain]: unknown[]): boolean {
  if (!isJsonObject(known) || !isJsonObject(plain)) return false;
  return (
    plain['type'] === known['type'] && !('enum' in plain) && !('const' in plain) && !('pattern' in plain)
  );
}

function isReason(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

// Of a list of types, many generators take the first only, or refuse it.
rules['one-type'] = () =>
  eachSchema((schema, report, at) => {
    const types: unknown[] = [schema['type']].flat();
    // The rule of the specification finds a null without quotes.
    if (types.filter((type) => type !== 'null' && type !== null).length <= 1) return;
    report(
      "A list of types. Write anyOf with one schema for each type; type: [X, 'null'] is for null only.",
      at.child('type'),
    );
  });

rules['no-unstated-default'] = () =>
  eachSchema((schema, report, at) => {
    if (!Object.hasOwn(schema, 'default')) return;
    const { default: value, type = 'null' } = schema;
    if (value === null && [type].flat().includes('null')) return;
    const message =
      value === null
        ? 'The default is null and the type has no null. Add it.'
        : 'The documents state no default but null. Leave it out and mark the element with x-ledger.';
    report(message, at.child('default'));
  });

// orval makes `LoginResult` of `login`, rxjs `LoginRequest`.
const GENERATED_SUFFIXES =
  'Args|Body|Config|Data|Error|Errors|Headers|Input|Mutation|Options|Output|Params|Path|Payload|Query|Request|Response|Responses|Result|Variables'.split(
    '|',
  );

// Generators rename a schema that has the name of a built-in type.
const LANGUAGE_TYPES = new Set(
  'Any|Array|Blob|Boolean|Byte|Character|Class|Data|Date|Double|Enum|Error|Event|Exception|File|Float|Function|Headers|Integer|Iterator|List|Long|Map|Module|Nothing|Number|Object|Option|Optional|Package|Process|Promise|Record|Request|Response|Result|Set|Short|String|Symbol|Thread|Type|Unit|Vec|Void'.split(
    '|',
  ),
);

rules['schema-name'] = () => {
  const made = new Map<string, string>();
  return {
    Root(node, context) {
      for (const { operation } of operationSites(Element.of(node, context))) {
        const id = String(operation.object['operationId']);
        for (const suffix of GENERATED_SUFFIXES)
          made.set(id.slice(0, 1).toUpperCase() + id.slice(1) + suffix, id);
      }
    },
    Schema(_node, { location, report }) {
      const name = componentName(location);
      if (name === undefined) return;
      const id = made.get(name);
      if (id === undefined && !LANGUAGE_TYPES.has(name)) return;
      const whose =
        id === undefined ? 'is a type of its own in some languages' : `is what generators make of ${id}`;
      report({ message: `${name} ${whose}. Give the schema another name.`, location });
    },
  };
};

function componentName({ source, pointer }: Context['location']): string | undefined {
  const file = /[/\\]schemas[/\\]([^/\\]+)\.ya?ml$/.exec(source.absoluteRef)?.[1];
  return pointer === '#/' ? file : /^#\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
}
