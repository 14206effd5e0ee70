import { readOwnFile } from '../package-file.ts';

// With this tag, the first recording of the story has the size in its record.
const TAG_BYTES = 384;
// An hour has 14 MB, all of it in memory.
const MAX_SECONDS = 6 * 3600;
// A record's size that needs a larger tag is not a matter of padding.
const MAX_TAG_BYTES = 4096;

/** Bytes of an mp3 without a stated size. */
export function recordingSize(seconds: number): number {
  return TAG_BYTES + FRAME_BYTES * frameCount(Math.min(seconds, MAX_SECONDS));
}

/**
 * An mp3 of silence with a short beep now and then; the same for the same arguments.
 *
 * @param seconds At most six hours count.
 * @param size Bytes in the record, to which the tag is padded where that is possible.
 */
export function recordingMp3(seconds: number, title: string, size: number | null | undefined): Buffer {
  const frames = mp3Frames(frameCount(Math.min(seconds, MAX_SECONDS)));
  const left = (size ?? 0) - frames.length;
  const tagBytes = left >= HEADER_BYTES && left <= MAX_TAG_BYTES ? left : TAG_BYTES;
  return Buffer.concat([id3Tag(title, tagBytes), frames]);
}

const HEADER_BYTES = 10;
const UTF_8 = 3;

// An ID3v2.4 tag of an exact size, with the title where it fits.
function id3Tag(title: string, size: number): Buffer {
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

// Seven bits a byte, so that no part of a tag looks like the beginning of a frame.
function writeSyncSafe(tag: Buffer, value: number, offset: number): void {
  for (let at = 0; at < 4; at++) tag[offset + at] = (value >>> (7 * (3 - at))) & 0x7f;
}

// MPEG-2 layer III, 32 kbit/s, 16 kHz, mono.
const FRAME_BYTES = 144;
const FRAME_MILLISECONDS = 36;
// A beep of 0.36 s every 3.6 s, to hear that the file plays.
const BEEP_FRAMES = 10;
const PERIOD_FRAMES = 100;
const FRAME_HEADER_BYTES = 4;

let frames: { tone: Buffer; silence: Buffer } | undefined;

function frameCount(seconds: number): number {
  return Math.max(1, Math.ceil((seconds * 1000) / FRAME_MILLISECONDS));
}

// No frame needs bytes of the frame before it.
function mp3Frames(count: number): Buffer {
  const { tone, silence } = readFrames();
  const bytes = Buffer.alloc(count * FRAME_BYTES);
  for (let at = 0; at < count; at++) {
    (at % PERIOD_FRAMES < BEEP_FRAMES ? tone : silence).copy(bytes, at * FRAME_BYTES);
  }
  return bytes;
}

function readFrames(): { tone: Buffer; silence: Buffer } {
  if (!frames) {
    const tone = readOwnFile('files/tone-frame.mp3');
    // A frame without a spectrum is its header and zeros.
    const silence = Buffer.alloc(FRAME_BYTES);
    tone.copy(silence, 0, 0, FRAME_HEADER_BYTES);
    frames = { tone, silence };
  }
  return frames;
}
