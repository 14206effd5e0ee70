import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rivalsFolder } from '@telephony/testing/rivals';
import { rolldown } from 'rolldown';

const entry = 'virtual:app';
const cwd = fileURLToPath(new URL('../', import.meta.url));

/** Bytes of a module with all that it imports, bundled for a browser, minified and compressed by gzip at its best level. */
export async function gzipBytes(source: string): Promise<number> {
  const build = await rolldown({
    input: entry,
    cwd,
    platform: 'browser',
    plugins: [
      {
        name: 'app',
        resolveId(id, importer) {
          if (id === entry) return entry;
          if (importer !== entry) return undefined;
          return this.resolve(id, `${id.startsWith('.') ? cwd : rivalsFolder}app.ts`);
        },
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    onLog: (level, log) => {
      throw new Error(`${level} in the bundle of ${source}: ${log.message}`);
    },
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify: true });
    return gzipSync(output[0].code, { level: 9 }).length;
  } finally {
    await build.close();
  }
}
