import * as fc from 'fast-check';

/** A body with the headers that announce it, rightly or not. */
export interface WireBody {
  headers: string;
  bytes: Buffer;
}

const none: WireBody = { headers: '', bytes: Buffer.alloc(0) };

const contentType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'garbage',
  ';;;',
  '',
);

/** How the length is announced: rightly, too short, too long, in chunks, in chunks that are cut off, or twice. */
const framing = fc.constantFrom('right', 'right', 'right', 'short', 'long', 'chunked', 'cut', 'both', 'none');

/** A body that the operation takes, announced rightly. */
export function wholeBody(example?: string): WireBody {
  return example === undefined ? none : framed(Buffer.from(example), 'application/json', 'right');
}

/** @param example A body that the operation takes. */
export function arbitraryBody(example = '{}'): fc.Arbitrary<WireBody> {
  const content = fc.oneof(
    fc.constant(example),
    fc.json({ maxDepth: 4 }),
    changed(example),
    fc.nat({ max: example.length }).map((end) => example.slice(0, end)),
    fc.constantFrom(
      'null',
      '0',
      '""',
      '[]',
      '{"__proto__":{"x":1}}',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
    ),
  );
  const bytes = fc.oneof(
    { weight: 6, arbitrary: content.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: content.map((text) => Buffer.from(text, 'utf16le')) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array)) },
  );
  const some = fc.tuple(bytes, contentType, framing).map(([body, type, kind]) => framed(body, type, kind));
  return fc.oneof({ weight: 3, arbitrary: some }, { weight: 1, arbitrary: fc.constant(none) });
}

/** The example with one of its members replaced by anything. */
function changed(example: string): fc.Arbitrary<string> {
  const value = JSON.parse(example) as unknown;
  if (typeof value !== 'object' || value === null) return fc.json();
  const key = fc.constantFrom(...Object.keys(value), 'x', 'constructor');
  return fc
    .tuple(key, fc.jsonValue({ maxDepth: 2 }))
    .map(([name, other]) => JSON.stringify(Object.assign(structuredClone(value), { [name]: other })));
}

function framed(body: Buffer, type: string, kind: string): WireBody {
  const typed = `Content-Type: ${type}\r\n`;
  const sized = (length: number) => `${typed}Content-Length: ${length}\r\n`;
  const chunked = `${typed}Transfer-Encoding: chunked\r\n`;
  const chunk = Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]);
  switch (kind) {
    case 'short':
      return { headers: sized(Math.floor(body.length / 2)), bytes: body };
    case 'long':
      return { headers: sized(body.length + 10), bytes: body };
    case 'chunked':
      return {
        headers: chunked,
        bytes: Buffer.concat([chunk, Buffer.from(body.length > 0 ? '0\r\n\r\n' : '')]),
      };
    case 'cut':
      return { headers: chunked, bytes: chunk.subarray(0, Math.ceil(chunk.length / 2)) };
    case 'both':
      return { headers: `${sized(body.length)}Transfer-Encoding: chunked\r\n`, bytes: body };
    case 'none':
      return { headers: typed, bytes: body };
    default:
      return { headers: sized(body.length), bytes: body };
  }
}
