import type { Operation } from '@telephony/contract';
import { type Answer, errorAnswer } from './answer.ts';
import type { MockRequest } from './mock-request.ts';

/** The body as Prism takes it, or the response that refuses it. */
export interface ReadBody {
  value: unknown;
  /** Length in bytes; 0 where the operation takes no body and ignores what was sent. */
  length: number;
  refusal?: Answer;
}

const none: ReadBody = { value: undefined, length: 0 };

/** Reads a JSON body. Prism itself never responds to a body that is not JSON, and accepts any text of an unknown type. */
export function readBody(operation: Operation, { headers, body }: MockRequest): ReadBody {
  if (!operation.body || body.length === 0) return none;
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (!/^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    const found = type === '' ? 'has no content type' : `is ${type}`;
    return refused(
      415,
      'Content-Type',
      'must be application/json',
      `The body ${found}: send application/json.`,
    );
  }
  if (encoding.toLowerCase() !== 'identity')
    return refused(415, 'Content-Encoding', 'must be left out', `The body is ${encoding}: send it as it is.`);
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    // Prism takes null for no body at all, and a body that may be left out for a right one.
    if (value === null) return refused(400, 'body', 'must not be null', 'The body must not be null.');
    return { value, length: body.length };
  } catch (error) {
    const message = `is not JSON: ${(error as Error).message}`;
    return refused(400, 'body', message, `The body ${message}`);
  }
}

function refused(status: number, field: string, message: string, sentence: string): ReadBody {
  return { ...none, refusal: errorAnswer(status, sentence, [{ field, message }]) };
}
