import { importRival } from '@telephony/testing/rivals';
import { bundleFile } from '../bundle-file.ts';

/** What is used of hey-api's generator. */
interface OpenapiTs {
  createClient: (options: {
    input: string;
    output: string;
    plugins: string[];
    logs: { file: boolean; level: string };
  }) => Promise<unknown>;
}

/** Writes hey-api's fetch client of the bundle into a folder, with its defaults. */
export async function generateHeyApi(folder: string): Promise<void> {
  const { createClient } = await importRival<OpenapiTs>('@hey-api/openapi-ts');
  await createClient({
    input: bundleFile,
    output: folder,
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { file: false, level: 'silent' },
  });
}
