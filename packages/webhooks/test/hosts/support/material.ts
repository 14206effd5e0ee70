import { gzipSync } from 'node:zlib';
import { example } from '../../support/contract-events.ts';

export const SECRET = 'k3v9-2c71-aa05-9d4e';

export interface Material {
  name: string;
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  status: 202 | 204;
  /** Undefined if the bytes are kept. */
  event?: object;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const bytes = (data: Uint8Array) => new Uint8Array(data);

function sent(
  name: string,
  change: (text: string) => Partial<Material>,
  drift?: string,
  field = '',
): Material {
  const event = {
    ...example('call.missed-leg'),
    id: `evt-${name.replaceAll(/\W/g, '-')}`,
    src_name: 'Grüße 🎧',
  };
  const text = JSON.stringify(event);
  const changed = change(text);
  const differs = drift !== undefined && { drift: [{ field, message: drift, mended: field === '' }] };
  return {
    name,
    body: text,
    headers: JSON_TYPE,
    status: 204,
    ...changed,
    event: { ...event, ...changed.event, ...differs },
  };
}

const kept = (name: string, body: Material['body']): Material => ({
  name,
  body,
  headers: JSON_TYPE,
  status: 202,
});

export const MATERIAL: readonly Material[] = [
  sent('an event', () => ({})),
  sent(
    'digits beyond 2^53',
    (text) => ({
      body: text.replace(/"call_id":\d+/, '"call_id":12345678901234567890'),
      event: { call_id: '12345678901234567890' },
    }),
    'is an integer beyond 2^53, kept as text',
    'call_id',
  ),
  sent(
    'drift',
    (text) => ({
      body: text.replace(/"call_id":\d+/, '"mood":["new"],"call_id":{}'),
      event: { call_id: {}, mood: ['new'] },
    }),
    'is an object, not an integer',
    'call_id',
  ),
  sent('a form', (text) => ({
    body: String(new URLSearchParams({ payload: text })),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    event: {
      drift: ['is form-encoded, not JSON', 'is an envelope'].map((message) => ({
        field: '',
        message,
        mended: true,
      })),
    },
  })),
  sent('gzip', (text) => ({
    body: bytes(gzipSync(text)),
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
  })),
  sent(
    'UTF-16',
    (text) => ({
      body: bytes(Buffer.from(`\u{feff}${text}`, 'utf16le')),
      headers: { 'content-type': 'application/json; charset=utf-16' },
    }),
    'is in utf-16le, not in UTF-8',
  ),
  sent('a content type that is none', () => ({ headers: { 'content-type': 'json; charset=' } })),
  kept('malformed JSON', '{"id":"evt-malformed","event_name":"call.missed",}'),
  kept('bytes that are no text', bytes(Buffer.from([0xff, 0x00, 0xc3, 0x28]))),
  kept('nothing', ''),
];
