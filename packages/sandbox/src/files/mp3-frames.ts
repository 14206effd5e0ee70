import { readFileSync } from 'node:fs';

/** Bytes of one frame: MPEG-2 layer III, 32 kbit/s, 16 kHz, mono. */
export const frameBytes = 144;
/** Milliseconds that one frame sounds. */
const FRAME_MILLISECONDS = 36;
/** A beep of 0.36 s every 3.6 s, so that one hears that the file plays. */
const BEEP_FRAMES = 10;
const PERIOD_FRAMES = 100;
const HEADER_BYTES = 4;

let frames: { tone: Buffer; silence: Buffer } | undefined;

/** Number of frames of a recording, by its seconds: at least one, and the last may end a little later. */
export function frameCount(seconds: number): number {
  return Math.max(1, Math.ceil((seconds * 1000) / FRAME_MILLISECONDS));
}

/** A number of independent frames: none needs bytes of the one before. */
export function mp3Frames(count: number): Buffer {
  const { tone, silence } = readFrames();
  const bytes = Buffer.alloc(count * frameBytes);
  for (let at = 0; at < count; at++) {
    (at % PERIOD_FRAMES < BEEP_FRAMES ? tone : silence).copy(bytes, at * frameBytes);
  }
  return bytes;
}

/** A frame whose spectrum is empty is its header and zeros. */
function readFrames(): { tone: Buffer; silence: Buffer } {
  if (!frames) {
    const tone = readFileSync(new URL('../../files/tone-frame.mp3', import.meta.url));
    const silence = Buffer.alloc(frameBytes);
    tone.copy(silence, 0, 0, HEADER_BYTES);
    frames = { tone, silence };
  }
  return frames;
}
