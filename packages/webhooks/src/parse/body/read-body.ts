import type { Drift } from '../drift.ts';
import { decode, type Sender } from './decode.ts';
import { readForm } from './read-form.ts';
import { readJson } from './read-json.ts';

/**
 * Reads a body, whether it is an event or not. An object that is not a buffer has already been parsed.
 *
 * @param drift Where it is added how it differs from JSON in UTF-8.
 * @throws InvalidEventError if it is neither JSON nor the form of an event.
 */
export function readBody(body: unknown, sender: Sender, drift: Drift[]): unknown {
  if (typeof body === 'string') return readText(body, drift);
  const bytes = bytesOf(body);
  return bytes ? readText(decode(bytes, sender, drift), drift) : body;
}

function readText(text: string, drift: Drift[]): unknown {
  const form = readForm(text);
  if (form === undefined) return readJson(text);
  drift.push({ field: '', message: 'is form-encoded, not JSON', mended: true });
  return typeof form === 'string' ? readJson(form) : form;
}

function bytesOf(body: unknown): Uint8Array | undefined {
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  return undefined;
}
