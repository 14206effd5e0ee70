import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const runPlan = fileURLToPath(new URL('../../test/odd-servers/run-plan.ts', import.meta.url));
const ENTRY = 'virtual:main';

/**
 * A module with the client and what makes its calls.
 *
 * @param main What it does with `runPlan`.
 * @param format `iife` for the script of a page.
 */
export async function bundle(main: string, format: 'esm' | 'iife' = 'esm'): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
    platform: 'browser',
    plugins: [
      {
        name: 'main',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY ? `import { runPlan } from ${JSON.stringify(runPlan)};\n${main}` : undefined,
      },
    ],
  });
  try {
    const { output } = await build.generate({ format });
    return output[0].code;
  } finally {
    await build.close();
  }
}
