import { gzipSync } from 'node:zlib';
import type { AnyClient } from '../clients/bench-client.ts';
import { workFolder } from '../work-folder.ts';
import { bundleSource } from './bundle-source.ts';

/** Bytes of the client's app, bundled, minified and compressed by gzip at its best level. */
export async function gzipBytes({ slug, app }: AnyClient): Promise<number> {
  const code = await bundleSource(`${workFolder}app/${slug}.ts`, app, true);
  return gzipSync(code, { level: 9 }).length;
}
