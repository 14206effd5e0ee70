import { coreOf, type CoreOptions, type KnownOperation, type Telephony } from '../core/core.ts';
import { failOf } from '../core/mask.ts';
import { checkNames } from '../core/check-names.ts';
import type { paths } from '../generated/schema.ts';
import type { Options } from '../core/call-types.ts';
import type { FilePath } from '../generated/paths.ts';
import { bodyReader, type BodyReader, type Fail } from './body-reader.ts';
import { fieldErrorsOf, tooLarge } from '../core/response.ts';

/** A file that is being received. Read it once: with `stream`, or with one of the methods, which reject on a second read. */
export interface Download {
  /**
   * The bytes as they arrive. Fails with a TelephonyError: `body` if the connection breaks, `abort` if the signal is
   * aborted. Cancel it if you do not need the rest.
   */
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The whole file, with its content type. */
  blob(): Promise<Blob>;
  /** The whole file. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** The whole file as UTF-8 text. */
  text(): Promise<string>;
  /** Content type as the platform sent it, else empty. Only that of audio is known: `audio/*` (ledger O-06, N-50). */
  readonly contentType: string;
  /** Bytes of the whole file, if the response says so. The size of a recording is also in its record (ledger O-06). */
  readonly size: number | undefined;
  /** A name for the file, derived from its path, such as `monitors-7.mp3`; the platform sends none (ledger O-06). */
  readonly fileName: string;
  /** The response, for its headers. Its body is in `stream`. */
  readonly response: Response;
}

/** Options of `download`, in addition to those of the call. */
export interface DownloadLimits {
  /** Milliseconds in which the whole file must have arrived; 0 sets no limit. Default: none, only the headers have one. */
  timeoutMs?: number | undefined;
  /** Milliseconds for which the file may stop arriving while it is read; 0 sets no limit. Default: 30,000. */
  idleTimeoutMs?: number | undefined;
  /**
   * Bytes of the largest file that `blob`, `bytes` and `text` hold in memory, and of one that comes compressed. Default:
   * `maxBodyBytes` of the client. A `stream` that comes as it is has no limit.
   */
  maxBodyBytes?: number | undefined;
}

const OPTIONS: readonly (keyof CoreOptions | keyof DownloadLimits)[] = [
  'path',
  'query',
  'headers',
  'signal',
  'timeoutMs',
  'attemptTimeoutMs',
  'idleTimeoutMs',
  'maxBodyBytes',
  'retries',
  'retryUnsafe',
];

/**
 * Downloads a file: a recording, a voicemail, a trace or an export. Resolves once the first bytes have arrived and are
 * known to be a file. The time limits of the client cover the headers; after that, the download ends with kind `timeout` when
 * nothing has come for `idleTimeoutMs`, or at the end of its own `timeoutMs`. An interrupted download starts again from the
 * beginning (ledger O-06).
 *
 * @example
 * const audio = await download(pbx, '/monitors/{id}.mp3', { path: { id: 7 } });
 * player.src = URL.createObjectURL(await audio.blob());
 *
 * @throws TelephonyError as every call does; of kind `content-type` if a success carries something else, such as a JSON
 * error or a web page; `body` if the file is empty or incomplete; `queued` for a 202: the export is made later (ledger
 * O-28), and how to fetch it then is unknown.
 */
export async function download<P extends FilePath>(
  pbx: Telephony,
  path: P,
  options: Options<paths[P]['get']> & DownloadLimits,
): Promise<Download> {
  return downloadOf(pbx, path, options);
}

export async function downloadOf(
  pbx: Telephony,
  path: FilePath,
  options: CoreOptions & DownloadLimits,
  known?: KnownOperation,
): Promise<Download> {
  const core = coreOf(pbx);
  const operationId = known?.operationId;
  checkNames(failOf(core, { method: 'GET', path, operationId }), 'option', options, OPTIONS);
  const { idleTimeoutMs = 30_000, maxBodyBytes = core.maxBodyBytes, ...call } = options;
  const ends = performance.now() + (call.timeoutMs || Infinity);
  const sent = await core.send({ method: 'GET', path, options: call, accept: '*/*', ...known });
  const { response } = sent;
  const { status } = response;
  const fail: Fail = (kind, reason, details) =>
    sent.fail(kind, `${status}, ${reason}`, { status, response, ...details });
  const reader = bodyReader(
    sent,
    call.signal,
    { idleMs: idleTimeoutMs || Infinity, ends, maxBodyBytes },
    fail,
  );
  try {
    await refuseNoFile(path, response, reader, fail);
  } catch (error) {
    reader.cancel(error);
    throw error;
  }

  const contentType = response.headers.get('Content-Type') ?? '';
  const stream = reader.stream();
  // Not by a Response, since in a browser that hides why its stream has failed.
  const blob = async () => {
    const from = stream.getReader();
    const parts: BlobPart[] = [];
    let left = maxBodyBytes;
    for (let part = await from.read(); part.value; part = await from.read()) {
      left -= part.value.length;
      if (left < 0) {
        const cause = tooLarge(maxBodyBytes);
        reader.cancel(cause);
        throw fail('body', `but ${cause.message}`, { cause });
      }
      parts.push(part.value);
    }
    return new Blob(parts, { type: contentType });
  };
  return {
    stream,
    blob,
    bytes: async () => new Uint8Array(await (await blob()).arrayBuffer()),
    text: async () => (await blob()).text(),
    contentType,
    size: reader.size,
    fileName: fileName(path, call.path),
    response,
  };
}

/** Bytes that suffice to recognize what a body is. */
const HEAD = 64;

/** Bytes of an error body that are read at most. */
const LONGEST_ERROR = 65_536;

/** No ordinary word is this long, but a token may be (ledger O-16). */
const SECRET = /[\w-]{32,}/g;

const JSON_BEGINS = /^\s*\{\s*(["}]|$)/;
const MARKUP_BEGINS = /^\s*<[!?a-z]/i;

async function refuseNoFile(
  path: string,
  { status, headers }: Response,
  body: BodyReader,
  fail: Fail,
): Promise<void> {
  if (status === 202) throw fail('queued', 'the export is queued, so there is no file yet (ledger O-28)');
  // No range was asked for. Some proxies send this from a part that they hold.
  if (status === 206) throw fail('body', 'but this is a part of the file');
  const start = await body.peek(HEAD);
  if (start.length === 0) throw fail('body', 'but the file is empty');

  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isBinary = /\.(mp3|pcap)$/.test(path);
  const head = new TextDecoder().decode(start);
  if (isWrongType(path, type)) throw await refused(body, fail, `the body is ${type} instead of a file`);
  if (isBinary && MARKUP_BEGINS.test(head))
    throw fail('content-type', 'but the body is a web page instead of a file');
  if (JSON_BEGINS.test(head)) {
    const error = await readError(body);
    // A text file may begin like this, a recording or a capture never does.
    if (isBinary || error) throw await refused(body, fail, 'the body is JSON instead of a file');
  }
}

/** Audio is `audio/*` (ledger O-06); untyped bytes are accepted. The types of other files are unknown (ledger N-50). */
function isWrongType(path: string, type: string): boolean {
  if (/\bjson\b|\bhtml\b/.test(type)) return true;
  return path.endsWith('.mp3') && type !== '' && !/^audio\/|\/octet-stream$/.test(type);
}

async function refused(body: BodyReader, fail: Fail, what: string): Promise<Error> {
  const error = await readError(body);
  const message = typeof error?.message === 'string' && error.message ? `: ${error.message}` : '';
  return fail('content-type', `but ${what}${message}`, {
    fieldErrors: fieldErrorsOf(error?.errors),
  });
}

async function readError(body: BodyReader): Promise<{ message?: unknown; errors?: unknown } | undefined> {
  const text = new TextDecoder().decode(await body.peek(LONGEST_ERROR));
  try {
    const value: unknown = JSON.parse(text.replaceAll(SECRET, '***'));
    const isError = typeof value === 'object' && value !== null && ('message' in value || 'errors' in value);
    return isError ? value : undefined;
  } catch {
    return undefined;
  }
}

export function fileName(template: string, parameters: Readonly<Record<string, unknown>> = {}): string {
  return template
    .slice(1)
    .replaceAll('/', '-')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]).replaceAll(/[^\w-]/g, '_'));
}
