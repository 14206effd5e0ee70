import { describe, expect, test } from 'vitest';
import { slowProxy, type startRedis } from '../../store/support/start-redis.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What two processes do with one Redis, and how it should be. */
export interface Shared<Result> {
  /** Such as "handle each event once". */
  does: string;
  /** Does it, with a Redis at a place, whatever trouble it is in; on a slow network perhaps less of it. */
  share: (place: string, trouble?: () => Promise<void>, isSlow?: boolean) => Promise<Result>;
  expected: Result;
  /** Where Redis was in trouble. Default: the same. */
  inTrouble?: object;
}

/** Tests two processes with one Redis, with the client of either library. */
export function testTwoProcesses<Result extends object>(
  redis: () => Awaited<ReturnType<typeof startRedis>>,
  { does, share, expected, inTrouble = expected }: Shared<Result>,
): void {
  /** Twice, for a while, one signal, and then what ends it. */
  const twice = async (begin: NodeJS.Signals, lasts: number, end: () => Promise<unknown>) => {
    for (const moment of [100, 150]) {
      await pause(moment);
      await redis().signal(begin);
      await pause(lasts);
      await end();
    }
  };

  describe.each(['redis', 'ioredis'])('two processes with the client of %s', (kind) => {
    const place = () => `${kind}:${redis().socket}`;

    test(`${does} while nothing happens to Redis`, async () => {
      expect(await share(place())).toEqual(expected);
    });

    test(`${does} while Redis is killed and comes back, twice`, async () => {
      const trouble = () => twice('SIGKILL', 500, () => redis().start());
      expect(await share(place(), trouble)).toEqual(inTrouble);
    });

    test(`${does} while Redis stands still for two seconds, twice`, async () => {
      const trouble = () => twice('SIGSTOP', 2_000, () => redis().signal('SIGCONT'));
      expect(await share(place(), trouble)).toEqual(inTrouble);
    });

    test(`${does} on a slow network`, async () => {
      const slow = `${kind}:${await slowProxy(redis().socket, 20)}`;
      expect(await share(slow, undefined, true)).toEqual(expected);
    });
  });
}
