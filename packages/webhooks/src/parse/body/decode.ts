import type { Drift } from '../drift.ts';

/** What is known of how a body was sent. */
export interface Sender {
  /** The character set that it names, as in the content type. */
  readonly charset?: string | undefined;
}

/** One for all bodies, since creating a decoder costs more than decoding. */
const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes the bytes of a body: by its byte order mark or as UTF-8, which JSON is in (RFC 8259, section 8.1); else by the
 * character set that the sender names; else as UTF-8 with gaps, or as Windows-1252, in which any bytes are text.
 *
 * @param sender Asked only where the bytes are not UTF-8.
 * @param drift Where it is added how they differ from UTF-8.
 */
export function decode(bytes: Uint8Array, sender: Sender, drift: Drift[]): string {
  return (
    decodeAs(markedEncoding(bytes) ?? utf8, bytes, drift) ??
    decodeAs(sender.charset ?? '', bytes, drift) ??
    readDamaged(bytes, drift) ??
    read(new TextDecoder('windows-1252'), bytes, drift)
  );
}

function decodeAs(encoding: TextDecoder | string, bytes: Uint8Array, drift: Drift[]): string | undefined {
  try {
    const decoder = typeof encoding === 'string' ? new TextDecoder(encoding, { fatal: true }) : encoding;
    return read(decoder, bytes, drift);
  } catch {
    // No such encoding, or the bytes are not text in it.
    return undefined;
  }
}

function read(decoder: TextDecoder, bytes: Uint8Array, drift: Drift[]): string {
  const text = decoder.decode(bytes);
  const { encoding } = decoder;
  if (encoding !== 'utf-8')
    drift.push({ field: '', message: `is in ${encoding}, not in UTF-8`, mended: true });
  return text;
}

/** UTF-8 of which some bytes are lost, as of a text that was cut: other characters of several bytes are whole. */
function readDamaged(bytes: Uint8Array, drift: Drift[]): string | undefined {
  const text = new TextDecoder().decode(bytes);
  if (!/[\x80-\uFFFC]/.test(text)) return undefined;
  drift.push({ field: '', message: 'is not all in UTF-8', mended: false });
  return text;
}

/** UTF-16 by its byte order mark, or by the zero beside its first character. The mark of UTF-8 needs no name: decoders skip it. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : undefined;
}
