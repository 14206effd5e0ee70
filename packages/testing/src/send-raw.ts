import { once } from 'node:events';
import { connect } from 'node:net';

interface RawResponse {
  status: number;
  head: string;
  body: string;
}

/**
 * Writes bytes that no client would send to a server, and reads all responses until the server ends the connection.
 *
 * @param options.open Keeps the sending side open.
 */
export async function sendRaw(
  url: string,
  bytes: string | Buffer,
  { open = false }: { open?: boolean } = {},
): Promise<RawResponse[]> {
  const { port, hostname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.setTimeout(20_000, () =>
    socket.destroy(new Error('The connection was left open without a response.')),
  );
  if (open) socket.write(bytes);
  else socket.end(bytes);
  await once(socket, 'end');
  socket.destroy();
  return responsesIn(Buffer.concat(chunks));
}

function responsesIn(bytes: Buffer): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let rest = bytes; rest.length > 0;) {
    const headEnd = rest.indexOf('\r\n\r\n');
    const head = rest.subarray(0, headEnd < 0 ? rest.length : headEnd).toString('latin1');
    const announced = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    const afterHead = headEnd < 0 ? rest.length : headEnd + 4;
    // The response to HEAD has no body.
    const end = beginsResponse(rest.subarray(afterHead)) ? afterHead : afterHead + announced;
    responses.push({
      status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
      head,
      body: rest.subarray(afterHead, end).toString('utf8'),
    });
    rest = rest.subarray(end);
  }
  return responses;
}

const beginsResponse = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === 'HTTP/';

/** Explains why an error response is not in the contract's envelope; undefined if it is. */
export function outsideEnvelope({ status, head, body }: RawResponse, toHead = false): string | undefined {
  if (status < 400) return undefined;
  if (!/^content-type: application\/json/im.test(head))
    return `the content type is not JSON:
${head}`;
  if (toHead && body === '') return undefined;
  try {
    const { message, errors } = JSON.parse(body) as { message?: unknown; errors?: unknown };
    return typeof message === 'string' && Array.isArray(errors) ? undefined : `the body is ${body}`;
  } catch {
    return `the body is ${body}`;
  }
}
