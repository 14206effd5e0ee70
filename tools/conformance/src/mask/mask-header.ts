import type { Vocabulary } from './vocabulary.ts';
import type { ValueMask } from './mask-value.ts';

const METHODS = /^(?:(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|\*)(?:, ?|$))+$/;
const DIGITS = /^\d{1,10}$/;
const TYPE =
  /^(?<type>[a-z]+\/[a-z0-9.+*-]+)(?:; ?charset="?(?:utf-8|iso-8859-1|us-ascii|windows-1252|utf-16)"?)?$/i;
const COMMON_TYPES = new Set([
  'text/html',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  '*/*',
]);

/** Headers whose values tell nothing about anybody, with the form that such a value has. Of others the name alone is kept. */
const FORMS: Record<string, RegExp> = {
  'content-length': DIGITS,
  'retry-after': DIGITS,
  'access-control-max-age': DIGITS,
  allow: METHODS,
  'access-control-allow-methods': METHODS,
  'access-control-allow-origin': /^\*$/,
  'access-control-allow-headers': /^\*$/,
  'access-control-allow-credentials': /^true$/,
  connection: /^(?:close|keep-alive)$/i,
  'transfer-encoding': /^chunked$/i,
  'content-encoding': /^(?:gzip|br|deflate|identity)$/i,
  'accept-encoding': /^identity$/,
  vary: /^(?:origin|accept|accept-encoding)$/i,
  'access-control-request-method': METHODS,
};

/** Other headers that everybody has heard of. A name that is not known may itself be a secret. */
const NAMES = new Set(
  `accept accept-language authorization cache-control content-disposition content-language content-type cookie date etag
  expires host keep-alive last-modified link location origin pragma server set-cookie strict-transport-security trailer
  user-agent via warning www-authenticate x-auth-token x-content-type-options x-frame-options x-powered-by x-request-id
  access-control-expose-headers access-control-request-headers`.split(/\s+/),
);

/** A header with what is not on the allow-list masked. */
export function maskHeader(
  name: string,
  value: string,
  mask: ValueMask,
  vocabulary: Vocabulary,
): { name: string; value: string } {
  const key = name.toLowerCase();
  if (key === 'content-type' || key === 'accept') {
    const type = TYPE.exec(value)?.groups?.['type']?.toLowerCase() ?? '';
    const isKnown =
      vocabulary.mediaTypes.has(type) || COMMON_TYPES.has(type) || /^audio\/(?:mpeg3?|mp3|wav)$/.test(type);
    return { name: key, value: isKnown ? value : mask.text(value, '') };
  }
  const form = FORMS[key];
  if (form) return { name: key, value: form.test(value) ? value : mask.text(value, '') };
  return { name: NAMES.has(key) ? key : mask.name(key), value: mask.text(value, '') };
}
