import { coreOf, type CoreOptions, type KnownOperation, type Telephony } from '../core/core.ts';
import { failFor } from '../core/mask.ts';
import { checkNames, type NamesOf } from '../core/check-names.ts';
import type { paths } from '../generated/schema.ts';
import { CALL_OPTIONS, type Options } from '../core/call-types.ts';
import type { FilePath } from '../generated/paths.ts';
import { bodyReader, type BodyReader, type DownloadFail } from './body-reader.ts';
import { fieldErrorsIn, tooLargeError } from '../core/response.ts';

/** A file that is being received. Read it once, with `stream` or one of the methods. */
export interface Download {
  /** The bytes as they arrive. Cancel it if you do not need the rest. */
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  blob(): Promise<Blob>;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** Reads the whole file as UTF-8. */
  text(): Promise<string>;
  /** Content type, or empty. Only audio's is known: `audio/*` (ledger O-06, N-50). */
  readonly contentType: string;
  /** Bytes of the whole file, if the response has it. */
  readonly size: number | undefined;
  /** A name made from the path, such as `monitors-7.mp3`. */
  readonly fileName: string;
  readonly response: Response;
}

/** Options of `download`. Times are in milliseconds, and 0 sets no limit. */
export interface DownloadLimits {
  /** Time for the whole file. Default: none. */
  timeoutMs?: number | undefined;
  /** Time without data while you read the file. Default: 30,000. */
  idleTimeoutMs?: number | undefined;
  /** Bytes of the largest file in memory, and of one that comes compressed. Default: the client's. */
  maxBodyBytes?: number | undefined;
}

const OPTIONS: NamesOf<Omit<CoreOptions, 'body' | 'confirm'> & DownloadLimits> = {
  path: true,
  query: true,
  ...CALL_OPTIONS,
  idleTimeoutMs: true,
  maxBodyBytes: true,
};

/**
 * Downloads a recording, a voicemail, a trace or an export. Resolves once the first bytes are known to be a file. An interrupted download
 * starts again from the beginning (ledger O-06).
 *
 * @example
 * const audio = await download(pbx, '/monitors/{id}.mp3', { path: { id: 7 } });
 * player.src = URL.createObjectURL(await audio.blob());
 *
 * @throws TelephonyError of kind `content-type` for something else, such as a JSON error or a web page; `body` for an empty or incomplete
 * file; `queued` for a 202 (ledger O-28)
 */
export async function download<P extends FilePath>(
  pbx: Telephony,
  path: P,
  options: Options<paths[P]['get']> & DownloadLimits,
): Promise<Download> {
  return downloadFile(pbx, path, options);
}

export async function downloadFile(
  pbx: Telephony,
  path: FilePath,
  options: CoreOptions & DownloadLimits,
  known?: KnownOperation,
): Promise<Download> {
  const core = coreOf(pbx);
  const operationId = known?.operationId;
  const refuse = failFor(core, { method: 'GET', path, operationId });
  checkNames('option', options, OPTIONS, (reason) => refuse('request', reason));
  const { idleTimeoutMs = 30_000, maxBodyBytes = core.maxBodyBytes, ...call } = options;
  const endsAt = performance.now() + (call.timeoutMs || Infinity);
  const sent = await core.send({ method: 'GET', path, options: call, accept: '*/*', ...known });
  const { response } = sent;
  const { status } = response;
  const fail: DownloadFail = (kind, reason, details) =>
    sent.fail(kind, `${status}, ${reason}`, { status, response, ...details });
  const reader = bodyReader(
    sent,
    call.signal,
    { idleMs: idleTimeoutMs || Infinity, endsAt, maxBodyBytes },
    fail,
  );
  try {
    await checkIsFile(path, response, reader, fail);
  } catch (error) {
    reader.cancel(error);
    throw error;
  }

  const contentType = response.headers.get('Content-Type') ?? '';
  const stream = reader.stream();
  // Without a Response, which in a browser hides why its stream has failed.
  const blob = async () => {
    const from = stream.getReader();
    const parts: BlobPart[] = [];
    let left = maxBodyBytes;
    for (let part = await from.read(); part.value; part = await from.read()) {
      left -= part.value.length;
      if (left < 0) {
        const cause = tooLargeError(maxBodyBytes);
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

// Enough to recognize what a body is.
const SNIFFED_BYTES = 64;

const MAX_ERROR_BYTES = 65_536;

// No ordinary word is this long, but a token may be (ledger O-16).
const LIKELY_SECRET = /[\w-]{32,}/g;

const JSON_BEGINS = /^\s*\{\s*(["}]|$)/;
const MARKUP_BEGINS = /^\s*<[!?a-z]/i;

// A platform may send an error with status 200, even with the content type of a file.
async function checkIsFile(
  path: string,
  { status, headers }: Response,
  body: BodyReader,
  fail: DownloadFail,
): Promise<void> {
  if (status === 202) throw fail('queued', 'the export is queued, so there is no file yet (ledger O-28)');
  // The client requests no range, but some proxies send a part that they hold.
  if (status === 206) throw fail('body', 'but this is a part of the file');
  const start = await body.peek(SNIFFED_BYTES);
  if (start.length === 0) throw fail('body', 'but the file is empty');

  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isBinary = /\.(mp3|pcap)$/.test(path);
  const head = new TextDecoder().decode(start);
  if (isWrongType(path, type)) throw await noFileError(body, fail, `the body is ${type} instead of a file`);
  if (isBinary && MARKUP_BEGINS.test(head))
    throw fail('content-type', 'but the body is a web page instead of a file');
  if (JSON_BEGINS.test(head)) {
    const error = await readError(body);
    // A text file may begin like this, a recording or a capture never does.
    if (isBinary || error) throw await noFileError(body, fail, 'the body is JSON instead of a file');
  }
}

// Audio is `audio/*` (ledger O-06); untyped bytes are accepted. The types of other files are unknown (ledger N-50).
function isWrongType(path: string, type: string): boolean {
  if (/\bjson\b|\bhtml\b/.test(type)) return true;
  return path.endsWith('.mp3') && type !== '' && !/^audio\/|\/octet-stream$/.test(type);
}

async function noFileError(body: BodyReader, fail: DownloadFail, reason: string): Promise<Error> {
  const error = await readError(body);
  const message = typeof error?.message === 'string' && error.message ? `: ${error.message}` : '';
  return fail('content-type', `but ${reason}${message}`, {
    fieldErrors: fieldErrorsIn(error?.errors),
  });
}

async function readError(body: BodyReader): Promise<{ message?: unknown; errors?: unknown } | undefined> {
  const text = new TextDecoder().decode(await body.peek(MAX_ERROR_BYTES));
  try {
    const value: unknown = JSON.parse(text.replaceAll(LIKELY_SECRET, '***'));
    const isError = typeof value === 'object' && value !== null && ('message' in value || 'errors' in value);
    return isError ? value : undefined;
  } catch {
    return undefined;
  }
}

// Never contains a folder.
export function fileName(template: string, parameters: Readonly<Record<string, unknown>> = {}): string {
  return template
    .slice(1)
    .replaceAll('/', '-')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]).replaceAll(/[^\w-]/g, '_'));
}
