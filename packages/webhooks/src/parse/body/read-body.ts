import type { Drift } from '../drift.ts';
import { decode, type Sender } from './decode.ts';
import { readForm } from './read-form.ts';
import { readJson } from './read-json.ts';

/** What a body holds, and how it differs from JSON in UTF-8. */
export interface ReadBody {
  value: unknown;
  drift: Drift[];
}

/**
 * Reads a body, whether it is an event or not. An object that is not a buffer has already been parsed.
 *
 * @throws InvalidEventError if it is neither JSON nor the form of an event.
 */
export function readBody(body: unknown, sender: Sender): ReadBody {
  if (typeof body === 'string') return readText(body);
  const bytes = bytesOf(body);
  if (!bytes) return { value: body, drift: [] };
  const { text, drift } = decode(bytes, sender);
  const read = readText(text);
  drift.push(...read.drift);
  return { value: read.value, drift };
}

function readText(text: string): ReadBody {
  const form = readForm(text);
  if (form === undefined) return { value: readJson(text), drift: [] };
  const drift = [{ field: '', message: 'is form-encoded, not JSON', mended: true }];
  return { value: typeof form === 'string' ? readJson(form) : form, drift };
}

function bytesOf(body: unknown): Uint8Array | undefined {
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  return undefined;
}
