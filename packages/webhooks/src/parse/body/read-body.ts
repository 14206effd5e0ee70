import type { Drift } from '../drift.ts';
import { decode, type Sender } from './decode.ts';
import { readForm } from './read-form.ts';
import { readJson } from './read-json.ts';

/**
 * Reads a body, whether it is an event or not. An object that is not a buffer has already been parsed.
 *
 * @param drift Where it is added how it differs from JSON in UTF-8.
 * @throws InvalidEventError if it is neither JSON nor a form.
 */
export function readBody(body: unknown, sender: Sender, drift: Drift[]): unknown {
  if (typeof body === 'string') return readText(body, drift);
  const bytes = body instanceof ArrayBuffer ? new Uint8Array(body) : body;
  return isBytes(bytes) ? readText(decode(bytes, sender, drift), drift) : bytes;
}

function readText(text: string, drift: Drift[]): unknown {
  const form = readForm(text);
  if (!form) return readJson(text);
  drift.push({ field: '', message: 'is form-encoded, not JSON', mended: true });
  return form;
}

function isBytes(body: unknown): body is Uint8Array {
  return ArrayBuffer.isView(body);
}
