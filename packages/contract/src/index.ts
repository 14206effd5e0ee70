export { type Contract, type ContractOptions, readContract } from './contract.ts';
export { isJsonObject, type JsonObject, type JsonSchema } from './document/openapi-document.ts';
export { childPointer, pointerOf, pointerSegments, resolvePointer } from './document/references.ts';
export { type DocumentOperation, listOperations } from './document/walk-contract.ts';
export {
  type ExampleObject,
  type MediaTypeObject,
  type Method,
  METHODS,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type Referable,
  type RequestBodyObject,
  type ResponseObject,
  type SecurityRequirement,
  type ServerObject,
} from './document/openapi-document.ts';
export { declaredMediaType, essenceOf, isJsonType } from './document/openapi-document.ts';
export { reachedComponents } from './document/walk-contract.ts';
export { danglingReferences, reachableFrom, referencesIn } from './document/references.ts';
export {
  follow,
  isReference,
  locate,
  type Located,
  pointerOfReference,
  resolve,
  targetOf,
} from './document/references.ts';
export { type Role, roleOf } from './document/references.ts';
export { strictDocument } from './document/walk-contract.ts';
export { walkContract } from './document/walk-contract.ts';
export { checkExchange } from './exchange/check-exchange.ts';
export type {
  CheckedRequest,
  CheckedResponse,
  ExchangeFinding,
  ExchangeFindingKind,
} from './exchange/exchange-finding.ts';
export { safeName, safePath } from './exchange/safe-names.ts';
export { loadContract, loadContractSync } from './contract.ts';
export { declaredStatus } from './operation/operation.ts';
export { deletesCollection } from './operation/operation.ts';
export { type ExampleRequest, examplePath, exampleRequests } from './operation/example-requests.ts';
export type {
  Example,
  MediaType,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Webhook,
} from './operation/operation.ts';
export { successStatuses } from './operation/operation.ts';
export { type ValueSchema, valueSchemaOf } from './operation/read-parameters.ts';
export { addressOf, slugOf } from './operation/operation.ts';
export { filterableProperties } from './records.ts';
export { isOpen, propertiesOf, recordSchema } from './records.ts';
export { escapePattern } from './router.ts';
export { pathValues, routePattern } from './router.ts';
export type { Routed, Router } from './router.ts';
export { describeFaults, fieldName, type Problem, problemsOf } from './validation/describe-faults.ts';
export type { Fault } from './validation/describe-faults.ts';
export type { FieldError } from './validation/describe-faults.ts';
export { refusalBody } from './validation/describe-faults.ts';
export { relevantFaults } from './validation/describe-faults.ts';
export { type SchemaFault, schemaFaults } from './validation/schema-faults.ts';
export { Schemas } from './validation/schemas.ts';
export { nearest } from './values/describe-unread.ts';
export { checkParameters } from './values/request-plan.ts';
export { readRequestValues } from './values/read-request-values.ts';
export { shapeOf, typedText } from './values/value-shape.ts';
export type { RequestValues, RequestValuesOptions, SentParameters } from './values/read-request-values.ts';
