/** `npm run build` of the contract: bundles the folder it is started in to `dist/`. */
import { join } from 'node:path';
import { runCli } from '@telephony/contract/command-line';
import { bundleContract } from './bundle-contract.ts';

await runCli(async () => {
  const folder = process.cwd();
  const { files, operations, components } = await bundleContract(folder, join(folder, 'dist'));
  console.log(`dist/ has ${files.join(', ')}: ${operations} operations, ${components} components.`);
  return 0;
});
