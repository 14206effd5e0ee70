import type { Exchange } from '../server/exchange.ts';

/** Counts how often a server said that there were too many requests. */
export interface LimitCount {
  count: { times: number; seconds: number };
  add: (exchange: Exchange, seconds: number) => void;
}

/**
 * The first of the responses is kept with the others, so that a status that is not declared is a violation: once, not once for
 * each request that had to wait.
 *
 * @param exchanges Takes the first one.
 */
export function countLimits(exchanges: Exchange[], onNotice?: (text: string) => void): LimitCount {
  const count = { times: 0, seconds: 0 };
  return {
    count,
    add(exchange, seconds) {
      if (count.times === 0) {
        exchanges.push(exchange);
        onNotice?.('The server says that there are too many requests; waiting. --rate sends fewer.');
      }
      count.times += 1;
      count.seconds += Math.round(seconds);
    },
  };
}
