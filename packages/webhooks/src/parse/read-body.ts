import { InvalidEventError } from './invalid-event-error.ts';
import { readJson } from './read-json.ts';

/** Skips a byte order mark. */
const UTF8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes a body, whether it is an event or not. An object that is not a buffer has already been parsed.
 *
 * @throws InvalidEventError if bytes are not UTF-8, or text is not JSON.
 */
export function readBody(body: unknown): unknown {
  if (typeof body === 'string') return readJson(body);
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return readJson(decode(body));
  return body;
}

function decode(bytes: ArrayBuffer | ArrayBufferView): string {
  try {
    return UTF8.decode(bytes);
  } catch (cause) {
    throw new InvalidEventError([{ field: '', message: 'is not UTF-8' }], { cause });
  }
}
