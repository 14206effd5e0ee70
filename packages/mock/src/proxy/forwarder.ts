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
  headerPairs,
  type PassedResponse,
  Refusal,
} from '@telephony/http';
import type { Findings, FindingPlace } from './findings.ts';
import { failureOf, type Upstream, type UpstreamResponse } from './upstream.ts';

// Larger bodies, such as recordings, pass without being kept.
const MAX_CHECKED_BYTES = 16 * 1024 * 1024;
const MAX_LOGGED_BYTES = 64 * 1024;

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
        if (error instanceof Refusal && !signal.aborted) findings.addMissing(failureReason(error));
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
      maxBytes: isJson || isUntyped ? MAX_CHECKED_BYTES + 1 : MAX_LOGGED_BYTES,
      announced: length === null || request.sent.method === 'HEAD' ? undefined : Number(length),
      onEnd: (passed) => {
        const read = readBody(passed, headers);
        begin(typeof read === 'string' ? Buffer.alloc(0) : read.subarray(0, MAX_LOGGED_BYTES));
        findings.add(placeOf(request, status), checkResponse(request, { status, headers, body: read }));
      },
      onFailure: (error) => {
        begin(Buffer.alloc(0));
        if (request.signal.aborted) return;
        const { status: failure, reason } = failureOf(error, timeout);
        findings.addMissing(`${failure === 504 ? reason : 'broke off'} in the middle of a response`);
      },
    });
    return { ...response, body, beginning };
  }
}

function checkResponse(request: ForwardedRequest, response: CheckedResponse): ExchangeFinding[] {
  const { contract, operation, sent, breaches } = request;
  return checkExchange(contract, operation, { method: sent.method, errors: breaches }, response);
}

function placeOf({ operation, sent }: ForwardedRequest, status: number): FindingPlace {
  const path = operation?.path ?? safePath(sent.url);
  return { operationId: operation?.operationId, method: sent.method, path, status };
}

function readBody({ kept, length }: PassedBody, headers: Headers): Buffer | 'unread' | 'garbled' {
  if (length > kept.length) return 'unread';
  try {
    return decodeBody(kept, headers.get('content-encoding') ?? undefined, MAX_CHECKED_BYTES);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'unread' : 'garbled';
  }
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (const [name, value] of headerPairs(raw)) {
    try {
      headers.append(name, value);
    } catch {
      // HTTP does not allow it: it is passed on without a check.
    }
  }
  return headers;
}

const failureReason = ({ message }: Refusal): string =>
  message.replace(/^The upstream /, '').replace(/\.$/, '');

interface PassedBody {
  kept: Buffer;
  /** Bytes of the whole. */
  length: number;
}

interface BodyWatch {
  /** Bytes to keep. */
  maxBytes: number;
  announced: number | undefined;
  /** Called before the last byte is passed on: a client with the whole response sees its findings. */
  onEnd: (body: PassedBody) => void;
  onFailure: (error: Error) => void;
}

function watchBody(body: Readable, { maxBytes, announced, onEnd, onFailure }: BodyWatch): Readable {
  const chunks: Buffer[] = [];
  let kept = 0;
  let length = 0;
  let hasEnded = false;
  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    onEnd({ kept: Buffer.concat(chunks), length });
  };
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      const part = kept < maxBytes ? chunk.subarray(0, maxBytes - kept) : undefined;
      if (part) chunks.push(part);
      kept += part?.length ?? 0;
      if (length === announced) end();
      done(null, chunk);
    },
    flush(done) {
      end();
      done();
    },
  });
  pipeline(body, passing, (error) => {
    if (error && !hasEnded) onFailure(error);
  });
  return passing;
}
