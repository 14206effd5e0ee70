export { addControlPlane, type ControlPlane, type ControlRequest } from './control/control-plane.ts';
export {
  addFrontControl,
  createFrontControl,
  curlRequests,
  type FrontOperationId,
} from './control/front-control.ts';
export { createFront, type Front } from './front.ts';
export type { ForwardedRequest, Forwarder } from './responder.ts';
export type { FrontOptions } from './server/serve-contract.ts';
export { createLog, type Log } from './request-log.ts';
export { requestLog } from './request-log.ts';
export type { CheckedRequest, Responder } from './responder.ts';
export { contentTypeOf, exampleResponse, successOf } from './prefer/preferences.ts';
export type { Preferences } from './prefer/preferences.ts';
export { invalid, Refusal } from './refusals/refusal.ts';
export { unauthorized } from './refusals/refusal.ts';
export type { Credentials } from './request/credentials.ts';
export type { SentRequest } from './request-record.ts';
export { isSecretField, isSecretHeader } from './redact.ts';
export { REDACTED, redactQuery, redactText, redactValue } from './redact.ts';
export { decodeBody } from './response.ts';
export { errorResponse, type HttpResponse, jsonResponse } from './response.ts';
export type { PassedResponse } from './response.ts';
