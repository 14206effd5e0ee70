/** The rules that the guides to Python and PHP carry say what `@telephony/calls` says, of the same calls, in every form. */
import { callBacks, type CdrRecord, foldCdrs, talkOf } from '@telephony/calls';
import { startSandbox } from '@telephony/sandbox';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasInterpreter } from './support/run-sample.ts';
import { readSamples } from './support/read-samples.ts';
import { makeSampleFolder } from './support/sample-folder.ts';

const PROGRAMS = {
  py: `import json
from calls import call_backs, calls, is_owed, owed, talks
found = calls(json.load(open("cdrs.json")))
rows = [[c["root"]["live_id"], is_owed(c), sum(leg["talk"] for leg in talks(c))] for c in found]
print(json.dumps([rows, [owed(c) for c in call_backs(found)]]))`,
  php: `<?php
require __DIR__ . '/calls.php';
$cdrs = new ArrayIterator(json_decode(file_get_contents('cdrs.json'), true));
$show = fn($c) => [$c['root']['live_id'], isOwed($c), array_sum(array_column(talks($c), 'talk'))];
$found = calls($cdrs);
echo json_encode([array_map($show, $found), array_map(owed(...), callBacks($found))]);`,
} as const;

/** What a history has not: somebody whom we have called and a transfer has lost, a talk of no seconds, a withheld number. */
function rareCalls(forms: 'documented' | 'observed' | 'mixed'): CdrRecord[] {
  const isObserved = forms !== 'documented';
  const leg = (id: number, minute: number, more: Partial<CdrRecord>): CdrRecord => ({
    id,
    live_id: id,
    parent_live_id: null,
    root_live_id: null,
    is_root: true,
    calldate: `2026-11-21 10:0${minute}:00`,
    duration: 60,
    billsec: 50,
    destination: isObserved ? 'in' : 0,
    disposition: isObserved ? 'CONNECTED' : 2,
    src: '447700900555',
    clid: '447700900555',
    dst: '2103',
    dst_id: '410003',
    user_id: 410_003,
    ...more,
  });
  const rings = {
    billsec: 0,
    disposition: isObserved ? 'RINGING' : 1,
    dst: '2102',
    dst_id: '410002',
    user_id: 410_002,
  };
  const out = { destination: isObserved ? 'out' : 1, clid: '"+2103" <+2103>' };
  const withheld = { src: 'anonymous', clid: 'anonymous' };
  return [
    leg(9_000_001, 0, { ...out, src: '2103', src_id: '410003', dst: '447700900666', dst_id: null }),
    leg(9_000_002, 1, { ...out, ...rings, is_root: false, src: '447700900666' }),
    leg(9_000_003, 3, isObserved ? { billsec: 0 } : {}),
    leg(9_000_004, 5, withheld),
    leg(9_000_005, 6, { ...withheld, ...rings, is_root: false }),
  ];
}

/** The records of twelve days of calls, with transfers. */
async function records(forms: 'documented' | 'observed' | 'mixed'): Promise<CdrRecord[]> {
  const sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1, history: 12, forms });
  onTestFinished(() => sandbox.close());
  const response = await fetch(`${sandbox.baseUrl}/cdrs?limit=5000`, {
    headers: { 'X-Auth-Token': sandbox.signIn!.token },
  });
  return ((await response.json()) as { data: CdrRecord[] }).data;
}

const languages = (['py', 'php'] as const).filter((language) =>
  hasInterpreter(language === 'py' ? 'python' : language),
);

describe.each(languages)('in %s', (language) => {
  const rules = readSamples().find(({ title }) => title === `calls.${language}`)!;

  test.each(['documented', 'observed', 'mixed'] as const)('in the %s forms', async (forms) => {
    const cdrs = [...(await records(forms)), ...rareCalls(forms)];
    const folder = makeSampleFolder({ 'cdrs.json': JSON.stringify(cdrs), [rules.title]: rules.code });
    onTestFinished(folder.remove);
    const program = join(folder.path, `program.${language}`);
    writeFileSync(program, PROGRAMS[language]);
    const command = language === 'php' ? 'php' : 'python3';
    const [told, owed] = JSON.parse(
      execFileSync(command, [program], { cwd: folder.path, encoding: 'utf8' }),
    ) as [unknown[][], string[]];
    const calls = [...foldCdrs(cdrs)];
    const expected = calls.map((call) => [
      call.rootCallId,
      call.owedCallBack !== null,
      talkOf(call)
        .filter(({ party }) => party.id !== call.caller.id || party.number !== call.caller.number)
        .reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    ]);
    expect(expected.length).toBeGreaterThan(100);
    const byRoot = (one: unknown[], other: unknown[]) => Number(one[0]) - Number(other[0]);
    expect(told.toSorted(byRoot)).toEqual(expected.toSorted(byRoot));
    expect(owed).toContain('447700900666');
    expect(owed.toSorted()).toEqual(
      callBacks(calls)
        .map(({ caller }) => caller.number)
        .toSorted(),
    );
  });
});
