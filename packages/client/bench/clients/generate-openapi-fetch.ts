import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { locateRival } from '@telephony/testing/rivals';
import { bundleFile } from '../bundle-file.ts';

/** Writes the types of the bundle for openapi-fetch, with the two options without which requests are typed wrong. */
export async function generateOpenapiFetch(folder: string): Promise<void> {
  const options = ['--default-non-nullable', 'false', '--empty-objects-unknown'];
  await promisify(execFile)(process.execPath, [
    // What the package exports as its program is not there.
    join(dirname(await locateRival('openapi-typescript/package.json')), 'bin/cli.js'),
    bundleFile,
    '--output',
    `${folder}/schema.d.ts`,
    ...options,
  ]);
}
