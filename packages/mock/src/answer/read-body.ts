import type { MockOperation } from '../contract/describe-operation.ts';
import { type Answer, errorAnswer } from './answer.ts';
import type { MockRequest } from './answer-request.ts';

/** The body as Prism takes it, or the answer that refuses it. */
export type ReadBody = { value: unknown; headers: Record<string, string> } | { refusal: Answer };

/** Reads a JSON body. Prism itself never answers a body that is not JSON, and takes any text for one it does not know. */
export function readBody(operation: MockOperation, { headers, body }: MockRequest): ReadBody {
  const { 'content-length': _, 'transfer-encoding': __, ...others } = headers;
  if (!operation.takesBody || body.length === 0) return { value: undefined, headers: others };
  const type = headers['content-type'] ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    const found = type === '' ? 'has no content type' : `is ${type}`;
    return {
      refusal: errorAnswer(415, `The body ${found}: send application/json.`, [
        { field: 'Content-Type', message: 'must be application/json' },
      ]),
    };
  }
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return {
      value,
      headers: { ...others, 'content-type': 'application/json', 'content-length': String(body.length) },
    };
  } catch (error) {
    const message = `is not JSON: ${(error as Error).message}`;
    return { refusal: errorAnswer(400, `The body ${message}`, [{ field: 'body', message }]) };
  }
}
