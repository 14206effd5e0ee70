/** Step of publish.yml: collects what the GitHub release of the contract is made of in the folder named. */
import { contractFolder } from '@telephony/lint/files';
import { runCli, UserError } from '@telephony/command-line';
import { CONTRACT_FILES, collectContract } from './collect-contract.ts';

await runCli(() => {
  const [destination] = process.argv.slice(2);
  if (destination === undefined)
    throw new UserError('The folder is missing: node tools/workbench/src/release/contract/cli.ts FOLDER');
  collectContract(contractFolder, destination);
  console.log(`${destination} has ${CONTRACT_FILES.join(', ')} and notes.md.`);
  return 0;
});
