import type { Drift } from '../drift.ts';

/** The text of a body, and how its bytes differ from UTF-8. */
export interface Decoded {
  text: string;
  drift: Drift[];
}

/**
 * Decodes the bytes of a body: by its byte order mark or as UTF-8, which JSON is in (RFC 8259, section 8.1); else by the
 * character set that the sender names; else as Windows-1252, in which any bytes are text.
 *
 * @param charset As in the content type; undefined where it has none.
 */
export function decode(bytes: Uint8Array, charset?: string): Decoded {
  for (const encoding of [markedEncoding(bytes) ?? 'utf-8', charset]) {
    const decoded = encoding === undefined ? undefined : decodeAs(encoding, bytes);
    if (decoded) return decoded;
  }
  return decodeAs('windows-1252', bytes) ?? { text: '', drift: [] };
}

function decodeAs(label: string, bytes: Uint8Array): Decoded | undefined {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    const { encoding } = decoder;
    const drift = { field: '', message: `is in ${encoding}, not in UTF-8`, mended: true };
    return { text: decoder.decode(bytes), drift: encoding === 'utf-8' ? [] : [drift] };
  } catch {
    // No such encoding, or the bytes are not text in it.
    return undefined;
  }
}

/** The encoding that a byte order mark of UTF-16 names. That of UTF-8 needs no name: decoders skip it. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}
