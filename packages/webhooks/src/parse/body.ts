import { addDrift, type Drift, InvalidEventError } from './drift.ts';

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

export interface Sender {
  readonly charset?: string | undefined;
}

// Creating a decoder costs more than decoding.
const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

// As UTF-8 (RFC 8259, section 8.1) or as marked or declared; else as UTF-8 with gaps, or as Windows-1252, in which any bytes are text.
export function decode(bytes: Uint8Array, sender: Sender, drift: Drift[]): string {
  const read = (encoding?: string) => {
    try {
      const text = (encoding ? new TextDecoder(encoding, { fatal: true }) : utf8).decode(bytes);
      if (encoding) addDrift(drift, `is in ${encoding}, not in UTF-8`);
      return text;
    } catch {
      return undefined;
    }
  };
  const text = read(markedEncoding(bytes)) ?? read(sender.charset?.toLowerCase());
  if (text !== undefined) return text;
  const whole = new TextDecoder().decode(bytes);
  // Whole characters of several bytes mean UTF-8 that was cut.
  if (!/[\x80-\uFFFC]/.test(whole)) return read('windows-1252') ?? whole;
  addDrift(drift, 'is not all in UTF-8', false);
  return whole;
}

// UTF-16 without a mark has a zero beside its first character.
function markedEncoding({ 0: first, 1: second }: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : '';
}

function readForm(text: string): Record<string, string> | undefined {
  if (!/^\s*\w+=/.test(text)) return undefined;
  const fields = new URLSearchParams(text.trim());
  const isClear = new Set(fields.keys()).size === fields.size && !String(fields).includes('%EF%BF%BD');
  return isClear ? Object.fromEntries(fields) : undefined;
}

// Every number that JavaScript cannot represent matches.
const MAY_LOSE_DIGITS = /[:,[\s]-?(?:\d{16}|[\d.]+[eE]\+?\d{3})/;
const INTEGER = /^-?\d+$/;

// Keeps the digits of such numbers as text.
export function readJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json, MAY_LOSE_DIGITS.test(json) ? keepDigits : undefined);
  } catch (error) {
    throw new InvalidEventError([{ field: '', message: syntaxProblem(error, json) }]);
  }
}

function keepDigits(_name: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== 'number' || !source) return value;
  return (INTEGER.test(source) ? Number.isSafeInteger(value) : Number.isFinite(value)) ? value : source;
}

// The message of a SyntaxError quotes the body.
function syntaxProblem(error: unknown, json: string): string {
  // The recursive reviver has run out of stack.
  if (error instanceof RangeError) return `is nested more than ${MAX_DEPTH} levels deep`;
  if (json.trim() === '') return 'is empty';
  const [position = ''] = / at position \d+/.exec(String(error)) ?? [];
  return `is not JSON${position}`;
}

// A deeper body attacks the code that walks it next, such as JSON.stringify.
export const MAX_DEPTH = 32;

export function isTooDeep(value: unknown, levels: number = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}
