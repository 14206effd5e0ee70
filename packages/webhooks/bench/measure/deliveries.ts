import type { Receiver } from '../receivers/receiver.ts';
import { cpuTime } from './cpu-time.ts';
import { median } from './median.ts';

const rounds = 600;
const warmRounds = 120;
/** So few that waiting requests do not keep the garbage collector busy: with 1,000 it takes half of the time. */
const deliveriesPerRound = 50;

let count = 0;

/**
 * Deliveries per second that each receiver handles on one core, in process: medians, warm, in interleaved rounds. Each
 * delivery is a new event. Its request is created before the clock starts, since that is the work of the server.
 *
 * @throws Error if a receiver does not return 2xx.
 */
export async function deliveriesPerSecond(receivers: Receiver[], body: object): Promise<number[]> {
  const times = receivers.map((): number[] => []);
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    for (const [index, receiver] of receivers.entries()) {
      const requests = await Promise.all(
        Array.from({ length: deliveriesPerRound }, async () => requestFor(receiver, body)),
      );
      const time = await cpuTime(async () => {
        for (const request of requests) {
          const { ok, status } = await receiver.receive(request);
          if (!ok) throw new Error(`${receiver.name} returned ${status} instead of 2xx.`);
        }
      });
      if (round >= warmRounds) times[index]?.push(time / deliveriesPerRound);
    }
  }
  return times.map((values) => 1_000_000 / median(values));
}

function requestFor(receiver: Receiver, body: object): Request | Promise<Request> {
  count += 1;
  const id = `evt-${count}`;
  return receiver.requestOf(JSON.stringify({ ...body, id }), id);
}
