import { packageFile } from '../package-file.ts';
import { readFileSync } from 'node:fs';

/** Bytes of the tag in front of the frames; with it the first recording of the story has the size that its record states. */
const TAG_BYTES = 384;
const LONGEST_SECONDS = 6 * 3600;
/** A size that would need a larger tag says nothing about padding. */
const LARGEST_TAG = 4096;

/** Size in bytes of an mp3, by its seconds: the `size` of a recording that is made here. */
export function recordingSize(seconds: number): number {
  return TAG_BYTES + frameBytes * frameCount(Math.min(seconds, LONGEST_SECONDS));
}

/**
 * An mp3 of a given duration: a short beep now and then, and silence between. The same arguments give the same bytes.
 *
 * @param seconds From none to six hours; beyond, six hours are made.
 * @param title Written into the tag.
 * @param size Bytes that the file is to have, where a record tells them; the tag is padded to it. One that no tag can fill
 *   is left out of account.
 */
export function recordingMp3(seconds: number, title: string, size: number | null | undefined): Buffer {
  const frames = mp3Frames(frameCount(Math.min(seconds, LONGEST_SECONDS)));
  const left = (size ?? 0) - frames.length;
  const tagBytes = left >= smallestTag && left <= LARGEST_TAG ? left : TAG_BYTES;
  return Buffer.concat([id3Tag(title, tagBytes), frames]);
}

const HEADER_BYTES = 10;
const UTF_8 = 3;

const smallestTag: number = HEADER_BYTES;

/**
 * An ID3v2.4 tag with a title, padded to an exact size in bytes.
 *
 * @param size Bytes, at least `smallestTag`. The title is left out where it does not fit.
 */
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

/** Seven bits a byte, so that no part of a tag looks like the beginning of a frame. */
function writeSyncSafe(tag: Buffer, value: number, offset: number): void {
  for (let at = 0; at < 4; at++) tag[offset + at] = (value >>> (7 * (3 - at))) & 0x7f;
}

/** Bytes of one frame: MPEG-2 layer III, 32 kbit/s, 16 kHz, mono. */
const frameBytes = 144;
/** Milliseconds that one frame sounds. */
const FRAME_MILLISECONDS = 36;
/** A beep of 0.36 s every 3.6 s, so that one hears that the file plays. */
const BEEP_FRAMES = 10;
const PERIOD_FRAMES = 100;
const FRAME_HEADER_BYTES = 4;

let frames: { tone: Buffer; silence: Buffer } | undefined;

/** Number of frames of a recording, by its seconds: at least one, and the last may end a little later. */
function frameCount(seconds: number): number {
  return Math.max(1, Math.ceil((seconds * 1000) / FRAME_MILLISECONDS));
}

/** A number of independent frames: none needs bytes of the one before. */
function mp3Frames(count: number): Buffer {
  const { tone, silence } = readFrames();
  const bytes = Buffer.alloc(count * frameBytes);
  for (let at = 0; at < count; at++) {
    (at % PERIOD_FRAMES < BEEP_FRAMES ? tone : silence).copy(bytes, at * frameBytes);
  }
  return bytes;
}

function readFrames(): { tone: Buffer; silence: Buffer } {
  if (!frames) {
    const tone = readFileSync(packageFile('files/tone-frame.mp3'));
    const silence = Buffer.alloc(frameBytes);
    tone.copy(silence, 0, 0, FRAME_HEADER_BYTES);
    frames = { tone, silence };
  }
  return frames;
}
