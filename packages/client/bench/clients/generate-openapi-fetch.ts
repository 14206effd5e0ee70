import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundleFile } from '../bundle-file.ts';

const generator = fileURLToPath(
  new URL('../../../../tools/authoring/node_modules/openapi-typescript/bin/cli.js', import.meta.url),
);

/** Writes the types of the bundle for openapi-fetch, with the two options without which requests are typed wrong. */
export async function generateOpenapiFetch(folder: string): Promise<void> {
  const options = ['--default-non-nullable', 'false', '--empty-objects-unknown'];
  await promisify(execFile)(process.execPath, [
    generator,
    bundleFile,
    '--output',
    `${folder}/schema.d.ts`,
    ...options,
  ]);
}
