/** Text in UTF-16, little-endian, with its byte order mark. */
export function utf16(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer);
}

/** Text in ISO 8859-1, which has its letters only. */
export function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Text in UTF-8, compressed. */
export async function gzipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = new Response(text);
  if (!body) return new Uint8Array();
  return new Uint8Array(await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer());
}
