import type { Outcome } from './outcome.ts';

/** What a program prints of one server: how each way to write a filter ended, and how many CDRs all pages have. */
interface Seen {
  filters: [status: number, message: string][];
  records: number;
}

/** Judges the line of JSON that a program has printed last. The first way to write a filter is the right one. */
export function judgeLibrary(stdout: string, totals: readonly number[]): Outcome {
  const servers = readServers(stdout.trim().split('\n').at(-1) ?? '');
  const faults = totals.flatMap((total, index) => {
    const { filters = [], records } = servers[index] ?? {};
    const [right, ...wrong] = filters;
    return [
      ...(records === total ? [] : [`it read ${String(records)} CDRs instead of ${total}`]),
      ...(right?.[0] === 200 ? [] : [`the right filter got ${String(right?.[0])}`]),
      ...(wrong.length === 4 ? [] : [`it wrote ${wrong.length} wrong filters instead of 4`]),
      ...wrong.flatMap(([status, message]) =>
        status === 400 && message.includes('filter=%5B') ? [] : [`a wrong filter got ${status}: ${message}`],
      ),
    ];
  });
  const isRight = faults.length === 0;
  return { calls: isRight, ...(!isRight && { reason: `${faults.join('; ')}.\n${stdout}` }) };
}

function readServers(line: string): Partial<Seen>[] {
  try {
    return (JSON.parse(line) as { servers: Partial<Seen>[] }).servers;
  } catch {
    return [];
  }
}
