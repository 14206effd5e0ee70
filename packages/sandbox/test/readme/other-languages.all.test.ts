import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startSandbox } from '@telephony/sandbox';
import { readBlocks } from '@telephony/testing/read-blocks';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';

/** The tests in Python and PHP that the docs show, where the machine has what they need. */

const page = new URL('../../../../docs/src/content/docs/packages/sandbox-tests.mdx', import.meta.url);

const runs = (program: string, ...parameters: string[]) => spawnSync(program, parameters).status === 0;

/** Puts the only block of a language into a file, for a sandbox that is started for it, and runs it. */
async function run(
  language: 'python' | 'php',
  name: string,
  command: (file: string) => [string, ...string[]],
) {
  await using sandbox = await startSandbox({ port: 0, clock: 'manual' });
  const [block] = readBlocks(page, language);
  const folder = temporaryFolder();
  const file = join(folder, name);
  await writeFile(file, block!.code.replaceAll('http://127.0.0.1:4020', sandbox.url));
  const [program, ...parameters] = command(file);
  const { stdout } = await promisify(execFile)(program, parameters, { cwd: folder });
  return stdout;
}

test.runIf(runs('python3', '-c', 'import pytest, requests'))('with pytest', async () => {
  expect(
    await run('python', 'test_missed_call.py', (file) => ['python3', '-m', 'pytest', '-q', file]),
  ).toContain('1 passed');
});

/** As much of PHPUnit as the test uses. */
const RUN_PHP = `<?php
namespace PHPUnit\\Framework {
    class TestCase {
        public function assertSame($wanted, $found) { if ($wanted !== $found) throw new \\Exception(json_encode($found)); }
        public function run() { $this->setUp(); foreach (get_class_methods($this) as $name) if (str_starts_with($name, 'test')) { $this->$name(); echo "$name passed\\n"; } }
    }
}
namespace { require $argv[1]; (new MissedCallTest())->run(); }
`;

test.runIf(runs('php', '--version'))('with PHPUnit', async () => {
  const printed = await run('php', 'MissedCallTest.php', (file) => [
    'php',
    '-r',
    RUN_PHP.replace('<?php', ''),
    file,
  ]);
  expect(printed).toBe('testACallThatNobodyTakesIsAMissedOne passed\n');
});
