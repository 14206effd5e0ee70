import { type CoreOptions, coreOf } from '../core/core.ts';
import { TelephonyError } from '../core/telephony-error.ts';
import type { OptionsOf } from '../types/body.ts';
import type { FilePath } from '../types/file-path.ts';
import type { Telephony } from '../types/telephony.ts';
import { bodyReader } from './body-reader.ts';
import { fileName } from './file-name.ts';
import { refuseNoFile } from './refuse-no-file.ts';

/** A file that is on its way. Read it once: by `stream`, or by one of the methods, which reject when it was read. */
export interface Download {
  /**
   * The bytes as they arrive. Breaks with a TelephonyError: `body` where the connection is cut, `abort` where the
   * signal is raised. Cancel it when you do not want the rest.
   */
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The whole file, with its content type. */
  blob(): Promise<Blob>;
  /** The whole file. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** The whole file as UTF-8 text. */
  text(): Promise<string>;
  /** As the platform says it, empty where it does not. Only that of audio is known: `audio/*` (ledger O-06, N-50). */
  readonly contentType: string;
  /** Bytes of the whole file, where the answer says. That of a recording is also in its record (ledger O-06). */
  readonly size: number | undefined;
  /** A name for the file, made of its address, such as `monitors-7.mp3`; the platform sends none (ledger O-06). */
  readonly fileName: string;
  /** The answer, for its headers. Its body is in `stream`. */
  readonly response: Response;
}

/**
 * Asks for a file: a recording, a voicemail, a trace or an export. Resolves when it has begun to arrive and is known to
 * be a file. The time-out ends with the headers of the answer; from then on only `signal` ends it. An interrupted
 * download starts again from the beginning (ledger O-06).
 *
 * @example
 * const audio = await download(pbx, '/monitors/{id}.mp3', { path: { id: 7 } });
 * player.src = URL.createObjectURL(await audio.blob());
 *
 * @throws TelephonyError as every call does; of kind `content-type` where a success carries something else, such as a
 * JSON error or a web page; `body` where it is empty or breaks off; `queued` for a 202, which says that the export is
 * made later (ledger O-28). How it is fetched then is not documented.
 */
export async function download<P extends FilePath>(
  pbx: Telephony,
  path: P,
  options: OptionsOf<P, 'get'>,
): Promise<Download> {
  const call: CoreOptions = options;
  const response = await coreOf(pbx).send({ method: 'GET', path, options: call, accept: '*/*' });
  const fail = (kind: TelephonyError['kind'], reason: string, details?: object) =>
    new TelephonyError(kind, { method: 'GET', path }, `${response.status}, ${reason}`, {
      status: response.status,
      requestUrl: response.url || undefined,
      response,
      ...details,
    });
  const reader = bodyReader(response, call.signal, fail);
  try {
    await refuseNoFile(path, response, reader, fail);
  } catch (error) {
    reader.cancel(error);
    throw error;
  }

  const contentType = response.headers.get('Content-Type') ?? '';
  const stream = reader.stream();
  const whole = () => new Response(stream, { headers: contentType ? { 'Content-Type': contentType } : {} });
  return {
    stream,
    blob: async () => whole().blob(),
    bytes: async () => new Uint8Array(await whole().arrayBuffer()),
    text: async () => whole().text(),
    contentType,
    size: reader.size,
    fileName: fileName(path, call.path),
    response,
  };
}
