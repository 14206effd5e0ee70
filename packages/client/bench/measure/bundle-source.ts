import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rivalsFolder } from '@telephony/testing/rivals';
import { rolldown } from 'rolldown';

/**
 * Writes a source where its relative imports are right, and bundles it for a browser into one module.
 *
 * @returns The code of the bundle.
 */
export async function bundleSource(file: string, source: string, minify: boolean): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  const build = await rolldown({
    input: file,
    platform: 'browser',
    resolve: {
      extensionAlias: { '.js': ['.ts', '.js'] },
      modules: ['node_modules', `${rivalsFolder}node_modules`],
    },
    onLog: (level, log) => {
      throw new Error(`${level} in the bundle of ${file}: ${log.message}`);
    },
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify });
    return output[0].code;
  } finally {
    await build.close();
  }
}
