import { Refusal } from './refusal.ts';

/**
 * Reads the body of a request up to a limit, counting the bytes received rather than trusting Content-Length.
 *
 * @param maxBytes Limit in bytes; reading stops at the first chunk beyond it.
 * @throws Refusal 413 if the body is larger, 400 if it ends early.
 */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw await tooLarge(request.body, maxBytes);
  if (request.bodyUsed)
    throw new Error(
      'The body of the request was read before the webhook handler. Pass it the unread request.',
    );
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await next(reader); !part.done; part = await next(reader)) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      reader.releaseLock();
      throw await tooLarge(request.body, maxBytes);
    }
    chunks.push(part.value);
  }
  const [first] = chunks;
  return chunks.length === 1 && first ? first : join(chunks, size);
}

async function next(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (cause) {
    throw new Refusal(400, 'The body ended early.', { cause });
  }
}

async function tooLarge(body: ReadableStream | null, maxBytes: number): Promise<Refusal> {
  const refusal = new Refusal(413, `The body is larger than ${maxBytes} bytes.`);
  // An error of the sender no longer matters.
  await body?.cancel().catch(() => {});
  return refusal;
}

function join(chunks: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
