const HEADER_BYTES = 10;
const UTF_8 = 3;

/** The shortest tag that is made: a header without frames. */
export const smallestTag: number = HEADER_BYTES;

/**
 * An ID3v2.4 tag with a title, padded to an exact size in bytes.
 *
 * @param size Bytes, at least `smallestTag`. The title is left out where it does not fit.
 */
export function id3Tag(title: string, size: number): Buffer {
  const tag = Buffer.alloc(size);
  tag.write('ID3\u0004\u0000\u0000', 0, 'latin1');
  writeSyncSafe(tag, size - HEADER_BYTES, 6);
  const text = Buffer.concat([Buffer.from([UTF_8]), Buffer.from(title, 'utf8')]);
  if (2 * HEADER_BYTES + text.length > size) return tag;
  tag.write('TIT2', HEADER_BYTES, 'latin1');
  writeSyncSafe(tag, text.length, HEADER_BYTES + 4);
  text.copy(tag, 2 * HEADER_BYTES);
  return tag;
}

/** Seven bits a byte, so that no part of a tag looks like the beginning of a frame. */
function writeSyncSafe(tag: Buffer, value: number, offset: number): void {
  for (let at = 0; at < 4; at++) tag[offset + at] = (value >>> (7 * (3 - at))) & 0x7f;
}
