import type { HttpResponse } from '../response/http-response.ts';
import type { PassedResponse } from '../response/passed-response.ts';
import type { RecordedRequest } from './recorded-request.ts';

/** Called for each request, just before its response is sent. */
export type RequestListener = (request: RecordedRequest, response: HttpResponse | PassedResponse) => void;
