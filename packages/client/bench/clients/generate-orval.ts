import { importRival } from '@telephony/testing/rivals';
import { bundleFile } from '../bundle-file.ts';
import { baseUrl } from './sample-address.ts';

/** What is used of orval. */
interface Orval {
  generate: (options: {
    input: { target: string };
    output: { target: string; client: string; mode: string; baseUrl: string };
  }) => Promise<unknown>;
}

/** Writes orval's fetch client of the bundle into a folder, with its defaults. */
export async function generateOrval(folder: string): Promise<void> {
  const { generate } = await importRival<Orval>('orval');
  await generate({
    input: { target: bundleFile },
    output: { target: `${folder}/client.ts`, client: 'fetch', mode: 'single', baseUrl },
  });
}
