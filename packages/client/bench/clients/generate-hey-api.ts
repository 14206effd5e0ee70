import { registerHooks } from 'node:module';
import { bundleFile } from '../bundle-file.ts';

const codeGeneration = new URL('../../../../tools/authoring/package.json', import.meta.url).href;

/**
 * Writes hey-api's fetch client of the bundle into a folder, with its defaults.
 *
 * Its generator asks for `typescript` and finds the 7 of the root, which has no compiler API; it is given the 5.9 of the
 * code generation workspace.
 */
export async function generateHeyApi(folder: string): Promise<void> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, specifier === 'typescript' ? { ...context, parentURL: codeGeneration } : context),
  });
  const { createClient } = await import('@hey-api/openapi-ts');
  hooks.deregister();
  await createClient({
    input: bundleFile,
    output: folder,
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { file: false, level: 'silent' },
  });
}
