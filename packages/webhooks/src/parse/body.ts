import { addDrift, type Drift, InvalidEventError } from './drift.ts';

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
  addDrift(drift, 'is form-encoded, not JSON');
  return form;
}

function isBytes(body: unknown): body is Uint8Array {
  return ArrayBuffer.isView(body);
}

/** What is known of how a body was sent. */
export interface Sender {
  /** The character set that it names, as in the content type. */
  readonly charset?: string | undefined;
}

/** One for all bodies, since creating a decoder costs more than decoding. */
const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes the bytes of a body: by its byte order mark or as UTF-8, which JSON is in (RFC 8259, section 8.1); else by the
 * character set that the sender names; else as UTF-8 with gaps, or as Windows-1252, in which any bytes are text.
 *
 * @param sender Asked only where the bytes are not UTF-8.
 * @param drift Where it is added how they differ from UTF-8.
 */
export function decode(bytes: Uint8Array, sender: Sender, drift: Drift[]): string {
  const read = (encoding?: string) => {
    try {
      const text = (encoding ? new TextDecoder(encoding, { fatal: true }) : utf8).decode(bytes);
      if (encoding) addDrift(drift, `is in ${encoding}, not in UTF-8`);
      return text;
    } catch {
      // No such encoding, or the bytes are not text in it.
      return undefined;
    }
  };
  const text = read(markedEncoding(bytes)) ?? read(sender.charset?.toLowerCase());
  if (text !== undefined) return text;
  const whole = new TextDecoder().decode(bytes);
  // What was cut in the middle of a character: others of several bytes are whole.
  if (!/[\x80-\uFFFC]/.test(whole)) return read('windows-1252') ?? whole;
  addDrift(drift, 'is not all in UTF-8', false);
  return whole;
}

/** UTF-16 by its byte order mark, or by the zero beside its first character; else empty. The mark of UTF-8 needs no name. */
function markedEncoding({ 0: first, 1: second }: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : '';
}

/** The fields of a form-encoded body. Undefined for what is not a form, has a field twice, or is not escaped in UTF-8. */
function readForm(text: string): Record<string, string> | undefined {
  if (!/^\s*\w+=/.test(text)) return undefined;
  const fields = new URLSearchParams(text.trim());
  const isClear = new Set(fields.keys()).size === fields.size && !String(fields).includes('%EF%BF%BD');
  return isClear ? Object.fromEntries(fields) : undefined;
}

/**
 * Where a number may begin, sixteen digits in a row or an exponent of three: any number beyond the range of JavaScript has one
 * of them. Hashes in quotes do not match.
 */
const MAY_LOSE = /[:,[\s]-?(?:\d{16}|[\d.]+[eE]\+?\d{3})/;
const INTEGER = /^-?\d+$/;

/**
 * Parses JSON text. A leading byte order mark is skipped. A number that a JavaScript number cannot represent (an integer
 * beyond 2^53, a magnitude beyond 1.8e308) becomes the text of its digits.
 *
 * @throws InvalidEventError if the text is not JSON.
 */
export function readJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json, MAY_LOSE.test(json) ? keepDigits : undefined);
  } catch (error) {
    throw new InvalidEventError([{ field: '', message: reasonOf(error, json) }]);
  }
}

/** Reviver of JSON.parse, whose third parameter has the text of a number. */
function keepDigits(_name: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== 'number' || !source) return value;
  return (INTEGER.test(source) ? Number.isSafeInteger(value) : Number.isFinite(value)) ? value : source;
}

/** A message of our own, since that of the SyntaxError quotes the body. */
function reasonOf(error: unknown, json: string): string {
  // The reviver is called recursively and has run out of stack.
  if (error instanceof RangeError) return `is nested more than ${MAX_DEPTH} levels deep`;
  if (json.trim() === '') return 'is empty';
  const [position = ''] = / at position \d+/.exec(String(error)) ?? [];
  return `is not JSON${position}`;
}

/**
 * Levels of lists and objects that a body may have. Events have one level; anything deeper than this is an attack on the
 * code that walks it next, `JSON.stringify` included.
 */
export const MAX_DEPTH = 32;

/** Whether a value has more than some levels. It stops at the first that is too deep, so circles are harmless. */
export function isTooDeep(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}
