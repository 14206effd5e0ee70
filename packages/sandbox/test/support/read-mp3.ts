/** What an mp3 is made of. */
export interface Mp3 {
  /** Bytes of the ID3 tag in front; 0 where there is none. */
  tagBytes: number;
  title: string | undefined;
  frames: number;
  milliseconds: number;
}

const KBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const HERTZ = [22_050, 24_000, 16_000];
const SAMPLES = 576;

/** Reads an mp3 of MPEG-2 layer III to its last byte. Throws Error at the first byte that belongs to nothing. */
export function readMp3(bytes: Buffer): Mp3 {
  const tagged = bytes.subarray(0, 3).toString('latin1') === 'ID3';
  const tagBytes = tagged ? 10 + syncSafe(bytes, 6) : 0;
  let [offset, frames, milliseconds] = [tagBytes, 0, 0];
  while (offset < bytes.length) {
    const [first, second, third] = [bytes[offset], bytes[offset + 1], bytes[offset + 2]!];
    if (first !== 0xff || (second! & 0xfe) !== 0xf2) throw new Error(`No frame begins at byte ${offset}.`);
    const [rate, hertz] = [KBITS[third >> 4]!, HERTZ[(third >> 2) & 3]!];
    offset += Math.floor((72_000 * rate) / hertz) + ((third >> 1) & 1);
    frames += 1;
    milliseconds += (SAMPLES / hertz) * 1000;
  }
  if (offset !== bytes.length) throw new Error('The last frame is cut.');
  return {
    tagBytes,
    title: tagged ? titleOf(bytes.subarray(10, tagBytes)) : undefined,
    frames,
    milliseconds,
  };
}

function titleOf(frames: Buffer): string | undefined {
  if (frames.subarray(0, 4).toString('latin1') !== 'TIT2') return undefined;
  return frames.subarray(11, 10 + syncSafe(frames, 4)).toString('utf8');
}

function syncSafe(bytes: Buffer, offset: number): number {
  return [0, 1, 2, 3].reduce((value, at) => value * 128 + bytes[offset + at]!, 0);
}
