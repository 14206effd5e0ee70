/** Every field that the templates show, by the kind of element. What is not here would be lost without a word. */
const KNOWN = {
  schema: [
    '$ref',
    'additionalProperties',
    'allOf',
    'anyOf',
    'const',
    'contentEncoding',
    'contentMediaType',
    'contentSchema',
    'default',
    'deprecated',
    'description',
    'enum',
    'examples',
    'exclusiveMaximum',
    'exclusiveMinimum',
    'format',
    'items',
    'maxItems',
    'maxLength',
    'maximum',
    'minItems',
    'minLength',
    'minimum',
    'pattern',
    'properties',
    'required',
    'type',
    'uniqueItems',
    'x-closed-enumeration',
    'x-ledger',
  ],
  operation: [
    'deprecated',
    'description',
    'operationId',
    'parameters',
    'requestBody',
    'responses',
    'security',
    'summary',
    'tags',
    'x-effect',
    'x-events',
    'x-filter',
    'x-ledger',
    'x-next-events',
  ],
  'path item': ['delete', 'get', 'parameters', 'patch', 'post', 'put'],
  parameter: [
    '$ref',
    'deprecated',
    'description',
    'examples',
    'explode',
    'in',
    'name',
    'required',
    'schema',
    'style',
    'x-ledger',
  ],
  'request body': ['content', 'description', 'required', 'x-ledger'],
  response: ['$ref', 'content', 'description', 'x-ledger'],
  'media type': ['examples', 'schema', 'x-ledger'],
  example: ['$ref', 'description', 'summary', 'value'],
  'security scheme': ['description', 'in', 'name', 'scheme', 'type', 'x-ledger'],
} as const;

const LISTS = new Map(Object.entries(KNOWN).map(([kind, names]) => [kind, new Set<string>(names)]));

/** Where a text is from: not on a page, but in the twins of operations, events and schemas. */
const SOURCES: ReadonlySet<string> = new Set(['x-source']);

/** Throws when an element has a field that the templates do not know, and so would not show. */
export function refuseUnknownMembers(kind: keyof typeof KNOWN, element: object, pointer: string): void {
  const known = LISTS.get(kind);
  const unknown = Object.keys(element).find((name) => !known?.has(name) && !SOURCES.has(name));
  if (unknown === undefined) return;
  throw new Error(
    `#${pointer}: the docs site does not know the ${kind === 'schema' ? 'schema keyword' : `field of a ${kind}`} "${unknown}" and would leave it out. ` +
      'Show it in docs/src/contract, docs/src/components and docs/src/markdown, then add it to docs/src/contract/known-members.ts.',
  );
}
