import { id3Tag, smallestTag } from './id3-tag.ts';
import { frameBytes, frameCount, mp3Frames } from './mp3-frames.ts';

/** Bytes of the tag in front of the frames; with it the first recording of the story has the size that its record states. */
const TAG_BYTES = 384;
/** An mp3 is made in memory: an hour has 14 MB. */
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
