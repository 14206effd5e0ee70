import { cpuTime } from './cpu-time.ts';
import { median } from './median.ts';

const rounds = 60;
const warmRounds = 10;
const bodiesPerRound = 5000;

/** Microseconds that each parser takes for a body: medians, warm, in interleaved rounds. */
export async function parseTimes(
  parsers: ((body: string) => unknown)[],
  bodies: string[],
): Promise<number[]> {
  const times = parsers.map((): number[] => []);
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    for (const [index, parse] of parsers.entries()) {
      const time = await cpuTime(() => {
        for (let count = 0; count < bodiesPerRound; count += 1) parse(bodies[count % bodies.length] ?? '');
      });
      if (round >= warmRounds) times[index]?.push(time / bodiesPerRound);
    }
  }
  return times.map(median);
}
