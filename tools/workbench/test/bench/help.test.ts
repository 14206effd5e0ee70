import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { expect, test } from 'vitest';
import { benches } from '../../src/bench/benches.ts';

/** Node finds nothing of what benchmarks compare with, as in a clone where it is not installed. */
const WITHOUT_RIVALS = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(specifier, context, next) {
      if (/[/]rivals[/]/.test(specifier)) throw new Error('Not installed: ' + specifier);
      return next(specifier, context);
    },
  });
`)}`;

test.each(Object.entries(benches))(
  'the help of %s needs nothing that it compares with',
  async (name, { folder }) => {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--import', WITHOUT_RIVALS, join('bench', 'cli.ts'), '--help'],
      { cwd: join(repositoryRoot, folder) },
    );
    expect(stdout).toContain(`npm run bench -- ${name}`);
    expect(stderr).toBe('');
  },
);
