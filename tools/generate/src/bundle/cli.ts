/** `npm run build` of the contract: bundles the folder it is started in to `dist/`. */
import { join } from 'node:path';
import { createCommand, runCommand } from '@telephony/contract/command-line/program';
import { bundleContract } from './bundle-contract.ts';

const command = createCommand({
  name: 'npm run build -w openapi --',
  description: 'Bundles the contract in the current folder to dist/.',
  example: 'npm run build -w openapi',
});

await runCommand(command, async () => {
  const folder = process.cwd();
  const { files, operations, components } = await bundleContract(folder, join(folder, 'dist'));
  console.log(`dist/ has ${files.join(', ')}: ${operations} operations, ${components} components.`);
  return 0;
});
