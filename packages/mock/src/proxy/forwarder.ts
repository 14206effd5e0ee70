import { pipeline, type Readable, Transform } from 'node:stream';
import {
  checkExchange,
  type CheckedResponse,
  essenceOf,
  type ExchangeFinding,
  isJsonType,
  safePath,
} from '@telephony/contract';
import {
  decodeBody,
  exampleResponse,
  type ForwardedRequest,
  type Forwarder,
  type PassedResponse,
  Refusal,
} from '@telephony/http';
import type { Findings, FoundAt } from './findings.ts';
import { reasonOf, type Upstream, type UpstreamResponse } from './upstream.ts';

/** Most bytes of a body that are checked, compressed and not; recordings pass without being kept. */
const MOST_CHECKED = 16 * 1024 * 1024;
/** Bytes of a body that are kept for the log. */
const MOST_SHOWN = 64 * 1024;

export function createForwarder(upstream: Upstream, findings: Findings, timeout: number): Forwarder {
  return {
    name: 'proxy',
    prefer: (_contract, operation, preferences) => exampleResponse(operation, preferences),
    async forward(request) {
      const { sent, rawHeaders, signal } = request;
      try {
        const { method, url, body } = sent;
        const response = await upstream.send({ method, url, rawHeaders, body, signal });
        return passOn(request, response);
      } catch (error) {
        if (error instanceof Refusal && !signal.aborted) findings.addMissing(reasonIn(error));
        throw error;
      }
    },
  };

  function passOn(request: ForwardedRequest, response: UpstreamResponse): PassedResponse {
    const { status, rawHeaders } = response;
    const headers = headersOf(rawHeaders);
    const { promise: beginning, resolve: begin } = Promise.withResolvers<Uint8Array>();
    const isJson = isJsonType(essenceOf(headers.get('content-type') ?? '') ?? '');
    const isUntyped = !headers.has('content-type');
    const length = headers.get('content-length');
    const body = watchBody(response.body, {
      most: isJson || isUntyped ? MOST_CHECKED + 1 : MOST_SHOWN,
      announced: length === null || request.sent.method === 'HEAD' ? undefined : Number(length),
      onWhole: (passed) => {
        const read = readBody(passed, headers);
        begin(typeof read === 'string' ? Buffer.alloc(0) : read.subarray(0, MOST_SHOWN));
        findings.add(foundAt(request, status), checked(request, { status, headers, body: read }));
      },
      onBroken: (error) => {
        begin(Buffer.alloc(0));
        if (request.signal.aborted) return;
        const { status: kind, reason } = reasonOf(error, timeout);
        findings.addMissing(`${kind === 504 ? reason : 'broke off'} in the middle of a response`);
      },
    });
    return { ...response, body, beginning };
  }
}

function checked(request: ForwardedRequest, response: CheckedResponse): ExchangeFinding[] {
  const { contract, operation, sent, breaches } = request;
  return checkExchange(contract, operation, { method: sent.method, errors: breaches }, response);
}

function foundAt({ operation, sent }: ForwardedRequest, status: number): FoundAt {
  const path = operation?.path ?? safePath(sent.url);
  return { operationId: operation?.operationId, method: sent.method, path, status };
}

function readBody({ kept, length }: PassedBody, headers: Headers): Buffer | 'unread' | 'garbled' {
  if (length > kept.length) return 'unread';
  try {
    return decodeBody(kept, headers.get('content-encoding') ?? undefined, MOST_CHECKED);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'unread' : 'garbled';
  }
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < raw.length; index += 2) {
    try {
      headers.append(raw[index]!, raw[index + 1]!);
    } catch {
      // A name or a value that HTTP does not allow is passed on, and not checked.
    }
  }
  return headers;
}

const reasonIn = ({ message }: Refusal): string => message.replace(/^The upstream /, '').replace(/\.$/, '');

interface PassedBody {
  kept: Buffer;
  /** Bytes of the whole. */
  length: number;
}

interface BodyWatch {
  /** Bytes that are kept. */
  most: number;
  announced: number | undefined;
  /** Called before the last byte is passed on, so that whoever has the response can ask for the findings. */
  onWhole: (body: PassedBody) => void;
  onBroken: (error: Error) => void;
}

function watchBody(body: Readable, { most, announced, onWhole, onBroken }: BodyWatch): Readable {
  const chunks: Buffer[] = [];
  let kept = 0;
  let length = 0;
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    onWhole({ kept: Buffer.concat(chunks), length });
  };
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      const part = kept < most ? chunk.subarray(0, most - kept) : undefined;
      if (part) chunks.push(part);
      kept += part?.length ?? 0;
      if (length === announced) tell();
      done(null, chunk);
    },
    flush(done) {
      tell();
      done();
    },
  });
  pipeline(body, passing, (error) => {
    if (error && !isTold) onBroken(error);
  });
  return passing;
}
