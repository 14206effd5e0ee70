import type { Bar } from './bar.ts';
import { commands } from './commands.ts';
import { startMeasured } from './measured-server.ts';

const BASE = '/v1.2/voice';
/** Starts of each, of which the median counts. */
const STARTS = 11;

/** First response after the command, of the sandbox and of bare Fastify, which start in turn. Nothing else runs meanwhile. */
export async function compareStarts(): Promise<Bar[]> {
  const [sandbox, fastify]: [number[], number[]] = [[], []];
  // The first start of each fills the cache of compiled code.
  await readyTime(commands.sandbox, BASE);
  for (let at = 0; at < STARTS; at++) {
    sandbox.push(await readyTime(commands.sandbox, BASE));
    fastify.push(await readyTime(commands.bareFastify));
  }
  const [own, bare] = [medianOf(sandbox), medianOf(fastify)];
  console.log(`First response: sandbox ${own.toFixed(0)} ms, bare Fastify ${bare.toFixed(0)} ms\n`);
  return [
    {
      name: 'First response after the command, of bare Fastify',
      measured: own / bare,
      atMost: 1.1,
      unit: ' x',
    },
  ];
}

async function readyTime(args: string[], base?: string): Promise<number> {
  await using server = await startMeasured(args, base);
  return server.ready;
}

function medianOf(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;
}
