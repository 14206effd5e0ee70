import { crc32, deflateSync } from 'node:zlib';

/** Colours of a palette. */
const MOST_COLOURS = 256;

/** A picture as a canvas has it: four bytes for each pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A PNG of the 256 colours that are used most, each other one drawn as the nearest of them: a page has few colours. */
export function smallPng({ width, height, data }: Pixels): Buffer {
  const colours = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  const used = [...colours].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
  const palette = used.slice(0, MOST_COLOURS);
  const places = new Map(used.map((colour) => [colour, palette.indexOf(nearest(palette, colour))]));
  // Each row begins with its filter: none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rows[y * (width + 1) + x + 1] = places.get(colourAt(data, (y * width + x) * 4)) ?? 0;
    }
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channels(colour)))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const colourAt = (data: Uint8Array, at: number): number =>
  (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;

const channels = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255];

function nearest(palette: number[], colour: number): number {
  const own = channels(colour);
  const distance = (other: number) =>
    channels(other).reduce((sum, channel, index) => sum + (channel - own[index]!) ** 2, 0);
  let [best] = palette;
  for (const other of palette) if (distance(other) < distance(best!)) best = other;
  return best!;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
