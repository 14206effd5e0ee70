import type { CDPSession } from 'playwright-core';

/** A line to the reader and the reader's processor. */
export interface Line {
  /** As the table calls it. */
  name: string;
  /** How many times slower the processor is than this machine's. */
  cpuSlowdown: number;
  /** In Mbit/s; undefined when the line is not held back. */
  megabits?: { down: number; up: number };
  roundTrip: number;
}

export const FAST: Line = { name: 'fast line', cpuSlowdown: 1, roundTrip: 0 };

/** 3G as WebPageTest has it, with a quarter of the processor. */
export const SLOW: Line = {
  name: '3G and CPU / 4',
  cpuSlowdown: 4,
  megabits: { down: 1.6, up: 0.768 },
  roundTrip: 300,
};

/** Makes a page be on such a line from now on. */
export async function putOnLine(session: CDPSession, line: Line): Promise<void> {
  const bytesPerSecond = (megabits: number | undefined) =>
    megabits === undefined ? -1 : (megabits * 1e6) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.roundTrip,
    downloadThroughput: bytesPerSecond(line.megabits?.down),
    uploadThroughput: bytesPerSecond(line.megabits?.up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdown });
}
