import type { IHttpResponse } from '@stoplight/prism-http';
import type { MockOperation } from '../contract/describe-operation.ts';
import { fileOf } from '../files/file-of.ts';
import { type Answer, jsonAnswer } from './answer.ts';

/** What Prism has made of an example, as bytes: a real file where the operation sends one, and nothing for 202 and 204 without a body. */
export function successAnswer(
  operation: MockOperation,
  { statusCode, headers = {}, body }: IHttpResponse,
): Answer {
  const { 'Content-type': contentType, ...others } = headers as Record<string, string>;
  if (body === undefined) return { status: statusCode, headers: others, body: undefined };
  const file = statusCode < 300 ? fileOf(operation) : undefined;
  if (file)
    return {
      status: statusCode,
      headers: { ...others, 'content-type': file.contentType },
      body: file.bytes ?? String(body),
    };
  if (contentType !== undefined && !/json/.test(contentType)) {
    return { status: statusCode, headers: { ...others, 'content-type': contentType }, body: String(body) };
  }
  return jsonAnswer(statusCode, body, others);
}
