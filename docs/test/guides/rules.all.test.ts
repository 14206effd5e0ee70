/** The rules that the guides to Python and PHP carry say what `@telephony/calls` says, of the same calls, in every form. */
import { type CdrRecord, foldCdrs, talkOf } from '@telephony/calls';
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
from calls import calls, is_owed, talks
found = calls(json.load(open("cdrs.json")))
print(json.dumps([[c["root"]["live_id"], is_owed(c), sum(leg["talk"] for leg in talks(c))] for c in found]))`,
  php: `<?php
require __DIR__ . '/calls.php';
$cdrs = new ArrayIterator(json_decode(file_get_contents('cdrs.json'), true));
$show = fn($c) => [$c['root']['live_id'], isOwed($c), array_sum(array_column(talks($c), 'talk'))];
echo json_encode(array_map($show, calls($cdrs)));`,
} as const;

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
    const cdrs = await records(forms);
    const folder = makeSampleFolder({ 'cdrs.json': JSON.stringify(cdrs), [rules.title]: rules.code });
    onTestFinished(folder.remove);
    const program = join(folder.path, `program.${language}`);
    writeFileSync(program, PROGRAMS[language]);
    const command = language === 'php' ? 'php' : 'python3';
    const told: unknown = JSON.parse(
      execFileSync(command, [program], { cwd: folder.path, encoding: 'utf8' }),
    );
    const expected = [...foldCdrs(cdrs)].map((call) => [
      call.rootCallId,
      call.owedCallBack !== null,
      talkOf(call)
        .filter(({ party }) => party.id !== call.caller.id || party.number !== call.caller.number)
        .reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    ]);
    expect(expected.length).toBeGreaterThan(100);
    const byRoot = (one: unknown[], other: unknown[]) => Number(one[0]) - Number(other[0]);
    expect((told as unknown[][]).toSorted(byRoot)).toEqual(expected.toSorted(byRoot));
  });
});
