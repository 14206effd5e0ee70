export { addControlPlane, isSameText, listed } from './control/control-plane.ts';
export {
  addFrontControl,
  createFrontControl,
  curlRequests,
  type FrontOperationId,
} from './control/front-control.ts';
export { createFront, type Front } from './front.ts';
export type { CheckedRequest, ForwardedRequest, Forwarder, Responder } from './responder.ts';
export type { FrontOptions } from './server/serve-contract.ts';
export { createLog, type Log, requestLog } from './request-log.ts';
export { contentTypeHeader, exampleResponse, type Preferences, successStatus } from './prefer/preferences.ts';
export { preferredType } from './request/accept.ts';
export { invalid, Refusal, unauthorized } from './refusals/refusal.ts';
export type { Credentials } from './request/credentials.ts';
export { jsonOrText } from './request/read-body.ts';
export { decodeBody, type HttpResponse, jsonResponse, type PassedResponse } from './response.ts';
export { headerPairs, headerValues, withoutHeaders } from './server/raw-headers.ts';
