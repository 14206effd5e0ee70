import type { Browser } from 'playwright-core';

/** How far two colours may be apart in each of red, green and blue before a reader sees two: 0 to 255. */
const TOLERANCE = 24;

/** How two pictures differ. */
export interface PictureDifference {
  /** Of the pixels of the larger one: 0 to 1. */
  share: number;
  /** The later picture, pale, with what differs in red. PNG. */
  picture: Buffer;
}

/** Compares two pictures in PNG, from their upper left corners, by the browser's own decoder. */
export async function comparePictures(
  browser: Browser,
  before: Buffer,
  after: Buffer,
): Promise<PictureDifference> {
  const page = await browser.newPage();
  try {
    const pictures = [before, after].map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
    const { share, drawn } = await page.evaluate(compareInPage, { pictures, tolerance: TOLERANCE });
    return { share, picture: Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64') };
  } finally {
    await page.close();
  }
}

/** Runs in the page, so it uses nothing from outside. */
async function compareInPage({ pictures, tolerance }: { pictures: string[]; tolerance: number }) {
  const images = await Promise.all(
    pictures.map(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image;
    }),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const [first, second] = images.map((image) => {
    const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    drawing.drawImage(image, 0, 0);
    return drawing.getImageData(0, 0, width, height).data;
  });
  const result = new ImageData(width, height);
  let different = 0;
  for (let at = 0; at < result.data.length; at += 4) {
    const isDifferent = [0, 1, 2, 3].some(
      (part) => Math.abs(first![at + part]! - second![at + part]!) > tolerance,
    );
    if (isDifferent) different += 1;
    const pale = [0, 1, 2].map((part) => 200 + second![at + part]! * 0.2);
    result.data.set(isDifferent ? [208, 0, 32, 255] : [...pale, 255], at);
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')!.putImageData(result, 0, 0);
  return { share: different / (width * height), drawn: canvas.toDataURL('image/png') };
}
