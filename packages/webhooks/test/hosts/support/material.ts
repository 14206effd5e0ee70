import { gzipSync } from 'node:zlib';
import { example } from '../../support/contract-events.ts';

/** A delivery as it comes from outside, and what becomes of it on every host. */
export interface Material {
  name: string;
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  status: 202 | 204;
  /** The event that the handler gets; undefined where it gets none and the bytes are kept. */
  event?: object;
}

const missed: Record<string, unknown> = { ...example('call.missed-leg'), src_name: 'Grüße 🎧' };
const text = JSON.stringify(missed);
const json = { 'content-type': 'application/json' };
const handled = { headers: json, status: 204, event: missed } as const;
/** The event with what it differs in. */
const drifted = (message: string, field = '', mended = true) => ({
  ...missed,
  drift: [{ field, message, mended }],
});
const bytes = (data: Uint8Array) => new Uint8Array(data);

/** Deliveries that a host could spoil. Each is an event of its own, but for those that are none. */
export const MATERIAL: readonly Material[] = [
  { ...handled, name: 'an event', body: text },
  {
    ...handled,
    name: 'digits beyond 2^53',
    body: text.replace(/"call_id":\d+/, '"call_id":12345678901234567890'),
    event: { ...drifted('is text, not an integer', 'call_id', false), call_id: '12345678901234567890' },
  },
  {
    ...handled,
    name: 'drift',
    body: JSON.stringify({ ...missed, call_id: String(missed['call_id']), mood: ['new'] }),
    event: { ...drifted('is text, not an integer', 'call_id'), mood: ['new'] },
  },
  {
    ...handled,
    name: 'a form',
    body: String(new URLSearchParams({ payload: text })),
    event: drifted('is form-encoded, not JSON'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  { ...handled, name: 'gzip', body: bytes(gzipSync(text)), headers: { ...json, 'content-encoding': 'gzip' } },
  {
    ...handled,
    name: 'UTF-16',
    body: bytes(Buffer.from(`\u{feff}${text}`, 'utf16le')),
    headers: { 'content-type': 'application/json; charset=utf-16' },
    event: drifted('is in utf-16le, not in UTF-8'),
  },
  { ...handled, name: 'a content type that is none', body: text, headers: { 'content-type': 'json; charset=' } },
  { name: 'malformed JSON', body: `${text.slice(0, -1)},}`, headers: json, status: 202 },
  { name: 'bytes that are no text', body: bytes(Buffer.from([0xff, 0x00, 0xc3, 0x28])), headers: json, status: 202 },
  { name: 'nothing', body: '', headers: json, status: 202 },
];
