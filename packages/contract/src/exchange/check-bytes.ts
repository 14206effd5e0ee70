import { isJsonObject } from '../document/openapi-document.ts';
import type { Mistake } from './exchange-finding.ts';
import { safeName, safePlace } from './safe-names.ts';

interface Flaw {
  message: string;
  expected: string;
  path: readonly string[];
}

const DUPLICATE = { message: 'has this name twice in one object', expected: 'each name once' };
const PRECISION = {
  message: 'is a number beyond 2^53, and a reader of JSON rounds it',
  expected: 'an integer up to 2^53, or a string',
};
const SURROGATE = { message: 'has half of a character', expected: 'whole characters' };
const IMPOSSIBLE_TIME = { message: 'is a time that no calendar has', expected: 'a possible time' };

// Finds what JSON.parse accepts and loses, and times that no calendar has.
export function checkBytes(contentType: string, body: Uint8Array, pointer: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const add = (message: string, expected: string, place = 'body') =>
    mistakes.push({ kind: 'bytes', place, message, expected, pointer });
  const charset = /charset\s*=\s*"?(?<name>[^\s";]+)/i.exec(contentType)?.groups?.['name'];
  if (charset !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(charset))
    add('has another charset than UTF-8', 'charset=utf-8, or none', 'Content-Type');
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf)
    add('begins with a byte order mark', 'JSON from the first byte on');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    add('is not UTF-8', 'UTF-8');
    return mistakes;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return mistakes;
  }
  const flaws = new Map<string, Mistake>();
  for (const { message, expected, path } of [...scanJson(text), ...impossibleTimes(value, [])]) {
    const place = safePlace(['body', ...path]);
    const shown = path.map((name) => (/^\d{1,9}$/.test(name) ? '*' : safeName(name)));
    flaws.set(`${place} ${message}`, { kind: 'bytes', place, path: shown, message, expected, pointer });
  }
  return [...mistakes, ...flaws.values()];
}

// Records of the platform are never that deep.
const MAX_DEPTH = 100;
const MAX_FLAWS = 10_000;
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[{}[\],:]|true|false|null/gs;

function scanJson(text: string): Flaw[] {
  const flaws: Flaw[] = [];
  // The containers around a token, the outermost first.
  const open: { keys: Set<string> | undefined; at: string }[] = [];
  let key: string | undefined;
  let isKeyNext = false;
  const place = () => (open.at(-1)?.keys ? (key ?? '') : '0');
  const add = (flaw: Omit<Flaw, 'path'>) => {
    if (flaws.length >= MAX_FLAWS || open.length > MAX_DEPTH) return;
    flaws.push({ ...flaw, path: open.length === 0 ? [] : [...open.slice(1).map(({ at }) => at), place()] });
  };
  for (const [token] of text.matchAll(TOKEN)) {
    const first = token[0];
    if (token === '{' || token === '[') {
      open.push({ keys: token === '{' ? new Set() : undefined, at: place() });
      isKeyNext = token === '{';
    } else if (token === '}' || token === ']') {
      open.pop();
      isKeyNext = false;
    } else if (token === ',') isKeyNext = open.at(-1)?.keys !== undefined;
    else if (first === '"' && isKeyNext) {
      key = String(JSON.parse(token));
      isKeyNext = false;
      const { keys } = open.at(-1)!;
      if (keys?.has(key)) add(DUPLICATE);
      keys?.add(key);
    } else if (first === '"') {
      if (!String(JSON.parse(token)).isWellFormed()) add(SURROGATE);
    } else if (/[-\d]/.test(first ?? '') && !fitsDouble(token)) add(PRECISION);
  }
  return flaws;
}

function fitsDouble(token: string): boolean {
  const value = Number(token);
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d))?$/;

function impossibleTimes(value: unknown, path: readonly string[]): Flaw[] {
  if (path.length > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => impossibleTimes(item, [...path, '0']));
  if (isJsonObject(value))
    return Object.entries(value).flatMap(([name, item]) => impossibleTimes(item, [...path, name]));
  return typeof value === 'string' && isImpossible(value) ? [{ ...IMPOSSIBLE_TIME, path }] : [];
}

function isImpossible(text: string): boolean {
  const parts = TIME.exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 23 || minute > 59 || second > 60
  );
}

const FILES: { suffix: string; name: string; beginnings: RegExp }[] = [
  // ID3 or an MPEG frame; audio/* is what the contract promises, so other containers are right, too.
  { suffix: '.mp3', name: 'audio', beginnings: /^(ID3|\u00FF[\u00E0-\u00FF]|RIFF|OggS|fLaC|.{4}ftyp)/s },
  // pcap in both byte orders, with micro- and nanoseconds, and pcapng
  {
    suffix: '.pcap',
    name: 'a packet capture',
    beginnings: /^(\u00D4\u00C3\u00B2\u00A1|\u00A1\u00B2\u00C3\u00D4|\u00A1\u00B2<M|M<\u00B2\u00A1|\n\r\r\n)/,
  },
];

// Undefined for a right file, and for a path that promises no format.
export function expectedFileKind(path: string, body: Uint8Array): string | undefined {
  const kind = FILES.find(({ suffix }) => path.endsWith(suffix));
  const beginning = String.fromCharCode(...body.subarray(0, 12));
  return !kind || kind.beginnings.test(beginning) ? undefined : kind.name;
}
