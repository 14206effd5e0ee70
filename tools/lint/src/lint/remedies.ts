import { nearest } from '@telephony/contract';
import type { ContractFiles, Finding } from './files/contract-files.ts';
import { namesOf } from './files/prose.ts';

/** How the linters tell a name that is not there. */
const UNKNOWN_NAMES = [
  /NOT have (?:unevaluated|additional) properties `([^`]+)`/,
  /^Required property '([^']+)' is not defined/,
];
const UNKNOWN_SCHEME = /^There is no `([^`]+)` security scheme/;

/** A finding of a name that is not there, with the one that is meant. */
export function nameMeant(finding: Finding, files: ContractFiles): Finding {
  const [, scheme] = UNKNOWN_SCHEME.exec(finding.message) ?? [];
  const names = UNKNOWN_NAMES.flatMap((pattern) => pattern.exec(finding.message)?.[1] ?? []);
  const name = scheme ?? names[0];
  if (name === undefined) return finding;
  const known = scheme === undefined ? namesOf(files).names : schemesOf(files);
  const meant = nearest(
    name,
    [...known].filter((one) => one !== name),
  );
  return meant === undefined ? finding : { ...finding, suggestions: [meant] };
}

function schemesOf(files: ContractFiles): string[] {
  return files.all.flatMap(({ name }) => /^components\/securitySchemes\/(.+)\.yaml$/.exec(name)?.[1] ?? []);
}

type Remedy = string | ((message: string, pointer: string) => string);

/** Words of OpenAPI 3.0 and other habits that 3.1 does not have, with what it has instead. */
const HABITS = new Map([
  ['nullable', "Write type: [X, 'null']."],
  ['definitions', 'Write the schema in components/schemas/ and refer to it.'],
  ['produces', 'Write content below the response.'],
  ['consumes', 'Write content below the request body.'],
]);

/** What to do about a finding of Redocly or Spectral, which say only what is wrong. A test holds that none is missing. */
export const remedies: Readonly<Record<string, Remedy>> = {
  struct: remedyOfStruct,
  'no-unresolved-refs': 'Correct the $ref, or write what it refers to.',
  'spec-strict-refs': 'Use $ref only where OpenAPI allows it; write the value here.',
  'spec-components-invalid-map-name': 'Use letters, digits, dot, - and _ only.',
  'spec-example-values': 'Give it one of value and externalValue.',
  'no-example-value-and-externalValue': 'Remove one of the two.',
  parser: "A status goes in quotes: '200'.",
  'info-license': 'Write license: {name: MIT, identifier: MIT} below info.',
  'info-license-strict': 'Write identifier or url below license.',
  'info-description': 'Write a description below info.',
  'no-empty-servers': 'Write servers with the address of the platform.',
  'no-server-trailing-slash': 'Remove the slash at its end.',
  'no-server-variables-empty-enum': 'Give the variable its values, and a default among them.',
  'no-undefined-server-variable': 'Declare it below variables, or correct the name.',
  'tag-description': 'Add a description: it is the head of a page.',
  'no-duplicated-tag-names': 'Remove one of the two.',
  'security-defined': 'Write token or basic, the schemes of components/securitySchemes.',
  'security-scopes-defined': 'Write an empty list: the schemes have no scopes.',
  'no-unused-components': 'Refer to it, or delete it.',
  'component-name-unique': 'Give one of the two another name.',
  'no-unsafe-markdown': 'Write plain Markdown, without HTML and scripts.',
  'path-declaration-must-exist': 'Write a name between the braces.',
  'path-params-defined': 'Give the parameter the name that it has in the path.',
  'path-http-verbs-order': 'Order them: get, post, put, patch, delete.',
  'no-identical-paths': 'Join them to one path item.',
  'operation-operationId': 'Write a verb and a noun: operationId: getCdr.',
  'operation-parameters-unique': 'Remove one of the two: it is there twice.',
  'operation-4xx-response': 'Declare the errors that the documents list, or 4XX with x-ledger.',
  'parameter-description': 'Add a description.',
  'array-parameter-serialization': 'Write style and explode for it.',
  'rule/request-body-description': 'Add a description in a sentence.',
  'rule/version-form': 'Write it like 0.3.0.',
  'rule/path-parameter-required': 'Write required: true.',
  'rule/parameter-example': 'Write examples: {name: {summary, value}}.',
  'rule/request-body-required': 'Write required: true, or false where it may be left out.',
  'rule/schema-of-31': 'Write examples: [...].',
  'no-enum-type-mismatch': 'Correct the value, or the type; quotes make a text of a number.',
  'no-duplicated-enum-values': 'It is there twice: remove one.',
  'no-schema-type-mismatch': 'Use properties with type: object and items with type: array.',
  'no-illogical-composition-keywords':
    'Give the keyword two or more schemas that differ, or write the one out.',
  'no-mixed-number-range-constraints': 'Keep one of the two bounds.',
  'no-required-schema-properties-undefined': 'Declare the property, or correct the name in required.',
  'no-invalid-media-type-examples': remedyOfExample,
  'no-invalid-parameter-examples': remedyOfExample,
  'no-invalid-schema-examples': remedyOfExample,
  'parameters-unique': 'Remove one of the two: it is there twice.',
  'criteria-unique': 'Remove one of the two: it is there twice.',
  'requestBody-replacements-unique': 'Remove one of the two: it is there twice.',
  'step-onSuccess-unique': 'Give one of the two actions another name.',
  'step-onFailure-unique': 'Give one of the two actions another name.',
  'sourceDescription-name-unique': 'Keep the one named telephony.',
  'sourceDescription-type': 'Write type: openapi.',
  'stepId-unique': 'Give one of the two steps another name.',
  'workflowId-unique': 'Give one of the two workflows another name.',
  'spec-step-mutually-exclusive-fields': 'Keep one of them: operationId.',
  'workflow-dependsOn': 'Name a workflow that is in the file.',
  'sourceDescriptions-not-empty': 'Write the one named telephony, as in the other files.',
  'oas3_1-callbacks-in-webhook': 'Remove the callbacks.',
};

/** A finding whose message says what to do: the names that are meant, or the remedy of its rule. */
export function withRemedy(finding: Finding): Finding {
  const { rule, suggestions = [] } = finding;
  const message = withName(finding);
  const remedy = remedies[rule];
  if (remedy === undefined) return finding;
  const wrong = message.replace(/\.$/, '');
  const text = typeof remedy === 'string' ? remedy : remedy(finding.message, finding.pointer ?? '');
  const [meant] = finding.message.startsWith(OF_TYPE) ? [] : suggestions;
  return { ...finding, message: `${wrong}. ${meant === undefined ? text : `Did you mean ${meant}?`}` };
}

/** A message about a value that does not say which. */
const NAMELESS = 'Expected type ';
const OF_TYPE = '`type` can be one of';

/** What the file system says, with the address of this machine in it. */
const NO_FILE = /ENOENT: .*[/\\]([\w.-]+)'.*/;

function withName({ message: told, pointer }: Finding): string {
  const message = told.replace(NO_FILE, 'there is no file $1');
  const name = pointer?.split('/').at(-1);
  return name !== undefined && message.startsWith(NAMELESS) ? `${name}: ${message}` : message;
}

function remedyOfStruct(message: string, pointer: string): string {
  const [, name = ''] = /^Property `([^`]+)` is not expected here/.exec(message) ?? [];
  if (name !== '' && pointer.split('/').at(-2) === 'responses')
    return "Write a status, such as '200' or '4XX'.";
  if (name !== '') return HABITS.get(name) ?? 'Remove it, or correct its name or its indentation.';
  const [, missing = ''] = /^The field `([^`]+)` must be present/.exec(message) ?? [];
  if (missing !== '') return `Add ${missing}.`;
  if (message.startsWith(OF_TYPE)) return "Correct it; null needs quotes: 'null'.";
  const [, expected = ''] = /^Expected type `([^`]+)`/.exec(message) ?? [];
  const form = FORMS.get(expected);
  return form === undefined ? 'Correct the value.' : `Write ${form}.`;
}

const FORMS = new Map([
  ['array', 'a list: [a, b]'],
  ['boolean', 'true or false, without quotes'],
  ['integer', 'a number, without quotes'],
  ['number', 'a number, without quotes'],
  ['string', 'a text, in quotes if it looks like a number'],
  ['object', 'names with values'],
  ['Schema', 'a schema; true and false go without quotes'],
]);

function remedyOfExample(message: string): string {
  if (message.includes('unevaluated properties') || message.includes('additional properties')) {
    return 'Correct the name, or declare it in the schema.';
  }
  if (message.includes('type must be string')) return 'Write a text; a number goes in quotes.';
  if (message.includes('required property')) return 'Add it to the example, or take it from required.';
  return 'Correct the example, or the schema if it is wrong.';
}
