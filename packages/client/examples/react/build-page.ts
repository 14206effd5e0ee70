import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The script of the page, with React, TanStack Query and of the client what it uses. */
export async function buildPage(): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(new URL('page/main.tsx', import.meta.url)),
    platform: 'browser',
    // The directives of React's server components mean nothing in a page.
    onLog: (level, log, report) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
    },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  return output[0].code;
}
