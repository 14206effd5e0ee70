export { type Contract, type ContractOptions, readContract } from './contract.ts';
export { isJsonObject, type JsonObject, type JsonSchema } from './document/json.ts';
export { childPointer, pointerOf, pointerSegments, resolvePointer } from './document/json-pointer.ts';
export { type DocumentOperation, listOperations } from './document/list-operations.ts';
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
export { declaredMediaType, essenceOf, isJsonType } from './document/media-type.ts';
export { reachedComponents } from './document/reached-components.ts';
export { danglingReferences, reachableFrom, referencesIn } from './document/references.ts';
export {
  follow,
  isReference,
  locate,
  type Located,
  pointerOfReference,
  resolve,
  targetOf,
} from './document/resolve.ts';
export { type Role, roleOf } from './document/role-of.ts';
export { strictDocument } from './document/strict-document.ts';
export { walkContract } from './document/walk-contract.ts';
export { checkExchange } from './exchange/check-exchange.ts';
export type {
  CheckedRequest,
  CheckedResponse,
  ExchangeFinding,
  ExchangeFindingKind,
} from './exchange/exchange-finding.ts';
export { safeName, safePath } from './exchange/safe-names.ts';
export { loadContract, loadContractSync } from './load-contract.ts';
export { declaredStatus } from './operation/declared-status.ts';
export { deletesCollection } from './operation/deletes-collection.ts';
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
export { successStatuses } from './operation/success-statuses.ts';
export { type ValueSchema, valueSchemaOf } from './operation/value-schema-of.ts';
export { addressOf, slugOf } from './pages/page-address.ts';
export { filterableProperties } from './records/filterable-properties.ts';
export { isOpen, propertiesOf, recordSchema } from './records/record-schema.ts';
export { escapePattern } from './routing/escape-pattern.ts';
export { pathValues, routePattern } from './routing/route-pattern.ts';
export type { Routed, Router } from './routing/router.ts';
export { describeFaults, fieldName, type Problem, problemsOf } from './validation/describe-faults.ts';
export type { Fault } from './validation/fault.ts';
export type { FieldError } from './validation/field-error.ts';
export { refusalBody } from './validation/refusal-body.ts';
export { relevantFaults } from './validation/relevant-faults.ts';
export { type SchemaFault, schemaFaults } from './validation/schema-faults.ts';
export { Schemas } from './validation/schemas.ts';
export { nearest } from './values/nearest.ts';
export { readRequestValues } from './values/read-request-values.ts';
export { typedText } from './values/typed-text.ts';
export { shapeOf } from './values/value-shape.ts';
export type { RequestValues, RequestValuesOptions, SentParameters } from './values/request-values.ts';
