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
  const note = (message: string, mended = true) => drift.push({ field: '', message, mended });
  const read = (encoding: string) => {
    try {
      const text = (encoding === '' ? utf8 : new TextDecoder(encoding, { fatal: true })).decode(bytes);
      if (encoding !== '') note(`is in ${encoding}, not in UTF-8`);
      return text;
    } catch {
      // No such encoding, or the bytes are not text in it.
      return undefined;
    }
  };
  const text = read(markedEncoding(bytes)) ?? read(sender.charset?.toLowerCase() ?? '');
  if (text !== undefined) return text;
  const whole = new TextDecoder().decode(bytes);
  // What was cut in the middle of a character: others of several bytes are whole.
  if (!/[\x80-\uFFFC]/.test(whole)) return read('windows-1252') ?? whole;
  note('is not all in UTF-8', false);
  return whole;
}

/** UTF-16 by its byte order mark, or by the zero beside its first character; else empty. The mark of UTF-8 needs no name. */
function markedEncoding({ 0: first, 1: second }: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : '';
}
