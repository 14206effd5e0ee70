import { writeFileSync } from 'node:fs';
import type { AnyClient } from '../clients/bench-client.ts';
import { workFolder } from '../work-folder.ts';
import { bundleSource } from './bundle-source.ts';

/** Bundles what is timed of each client, in the order of the clients. Gives the files. */
export function timedModules(clients: AnyClient[]): Promise<string[]> {
  return Promise.all(
    clients.map(async ({ slug, timed }) => {
      const code = await bundleSource(`${workFolder}timed/${slug}.ts`, timed, false);
      const module = `${workFolder}timed/${slug}.mjs`;
      writeFileSync(module, code);
      return module;
    }),
  );
}
