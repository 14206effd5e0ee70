import { CallReader } from '@telephony/calls/reader';
import { callHistory, createTelephony, operations } from '@telephony/client';
import { isSoak } from '@telephony/testing/tiers';
import { expect, test } from 'vitest';
import { LATENESS } from './support/lateness.ts';
import { MonthLaws } from './support/month-laws.ts';
import { type Host, playMonth, type Program } from './support/play-month.ts';
import { ServeMonth } from './support/serve-month.ts';

/** Numbers in place of directions do not say that the platform has placed a call for nobody: users give the words. */
const words = { destination: ['in', 'out', 'webcall', 'callmeback'] };

function startReader({ baseUrl, token, since, now, fetch, load, save, tell }: Host): Program {
  const pbx = createTelephony({ baseUrl, auth: token, operations, fetch, retries: 0 });
  const reader = new CallReader(callHistory(pbx), { cursor: { load, save }, since, now, words });
  return {
    async pass() {
      for await (const revision of reader.pull()) await tell(revision);
      return { completeUntil: reader.completeUntil?.getTime() };
    },
  };
}

const SEEDS = [1, 2, 3];

const cases = (['documented', 'observed', 'mixed', 'default'] as const).flatMap((forms) =>
  (Object.keys(LATENESS) as (keyof typeof LATENESS)[]).flatMap((late, index) => [
    { forms, late, program: 'the reader', seeds: SEEDS },
    // It takes ten times as long.
    { forms, late, program: 'serve', seeds: isSoak ? SEEDS : [SEEDS[index]!] },
  ]),
);

test.each(cases)(
  'in $forms forms, with records $late, $program tells every call of a month, and it is right in the end',
  { timeout: 600_000 },
  async ({ forms, late, program, seeds }) => {
    // In the other forms, some records name neither parent nor root (ledger O-67).
    const hasIds = forms === 'documented' || forms === 'default';
    const counts = { calls: 0, doubtful: 0 };
    for (const seed of seeds) {
      const serve = program === 'serve' ? new ServeMonth(seed, words) : undefined;
      let laws: MonthLaws | undefined;
      await playMonth({
        seed,
        forms,
        late: LATENESS[late],
        start: serve?.start ?? startReader,
        witness: (...known) => (laws = new MonthLaws(hasIds, ...known)),
      });
      const { calls, doubtful, violations } = laws!.finish();
      violations.push(...((await serve?.finish()) ?? []));
      expect({ seed, violations }).toEqual({ seed, violations: [] });
      counts.calls += calls;
      counts.doubtful += doubtful;
    }
    expect(counts.doubtful / counts.calls).toBeLessThanOrEqual(0.05);
  },
);
