import type { IHttpResponse } from '@stoplight/prism-http';
import { type HttpResponse, jsonResponse } from '@telephony/http';
import type { MockFile } from '../files/file-of.ts';

/**
 * What Prism made of an example, as bytes: a real file where the operation sends one, and nothing where the contract
 * declares no body.
 */
export function responseOfPrism(
  { statusCode: status, headers = {}, body }: IHttpResponse,
  file: MockFile | undefined,
): HttpResponse {
  const { 'Content-type': type, ...declared } = headers as Record<string, string | null>;
  const contentType = type ?? 'text/plain';
  // Prism gives null for a header that it has no value for.
  const others = Object.fromEntries(
    Object.entries(declared).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  if (body === undefined) return { status, headers: others, body: undefined };
  if (file) {
    const bytes = file.bytes ?? textOf(body);
    return { status, headers: { ...others, 'content-type': file.contentType }, body: bytes };
  }
  if (contentType.includes('json')) {
    const own = contentType === 'application/json' ? {} : { 'content-type': contentType };
    return jsonResponse(status, body, { ...others, ...own });
  }
  return { status, headers: { ...others, 'content-type': contentType }, body: textOf(body) };
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));
