export { type Contract, loadContractSync, readContract } from './contract.ts';
export {
  declaredMediaType,
  essenceOf,
  isJsonObject,
  isJsonType,
  type JsonObject,
  type JsonSchema,
  type Method,
  METHODS,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type Referable,
  type SecurityRequirement,
  type ServerObject,
} from './document/openapi-document.ts';
export { firstSentence } from './document/first-sentence.ts';
export { dialledNumbers, EFFECTS, secretNames } from './document/marks.ts';
export {
  childPointer,
  danglingReferences,
  isReference,
  locate,
  pointerOf,
  pointerOfReference,
  pointerSegments,
  reachableFrom,
  referencesIn,
  resolve,
  resolvePointer,
  type Role,
  roleOf,
  targetOf,
} from './document/references.ts';
export {
  type DocumentOperation,
  listOperations,
  reachedComponents,
  strictDocument,
  walkContract,
} from './document/walk-contract.ts';
export { checkExchange } from './exchange/check-exchange.ts';
export type { CheckedResponse, ExchangeFinding, ExchangeFindingKind } from './exchange/exchange-finding.ts';
export { safeName, safePath } from './exchange/safe-names.ts';
export {
  addressOf,
  declaredStatus,
  deletesCollection,
  type Example,
  type MediaType,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
  slugOf,
  successStatuses,
} from './operation/operation.ts';
export { examplePath, type ExampleRequest, exampleRequests } from './operation/example-requests.ts';
export { valueSchemaOf } from './operation/read-parameters.ts';
export { columnsOf, filterableProperties, isOpen, propertiesOf, recordSchema } from './records.ts';
export { REDACTED, Redactor } from './redactor.ts';
export type { Router } from './router.ts';
export {
  describeFaults,
  type Fault,
  type FieldError,
  problemsOf,
  refusalBody,
} from './validation/describe-faults.ts';
export { schemaFaults } from './validation/schema-faults.ts';
export { nearest } from './nearest.ts';
export { checkParameters } from './values/request-plan.ts';
export {
  readRequestValues,
  type RequestValues,
  type RequestValuesOptions,
  type SentParameters,
} from './values/read-request-values.ts';
export { isBeyondInt64, shapeOf, typedText } from './values/value-shape.ts';
