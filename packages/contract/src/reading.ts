/** Reading a contract without checking values by it: for commands, which would wait for the checks to load. */
export { isJsonObject, type JsonSchema, type OpenApiDocument } from './document/openapi-document.ts';
export { firstSentence } from './document/first-sentence.ts';
export { dialledNumbers, EFFECTS, secretNames } from './document/marks.ts';
export type { Operation } from './operation/operation.ts';
export { readOperations } from './operation/read-operation.ts';
export { columnsOf, filterableProperties, propertiesOf, recordSchema } from './records.ts';
export { Redactor } from './redactor.ts';
export { typedText } from './values/value-shape.ts';
