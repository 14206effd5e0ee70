/** Step of publish.yml: the tag of a version is `v` and the `info.version` of the bundle. */
import { runCli, UserError } from '@telephony/command-line';
import { isJsonObject } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/lint/files';

await runCli(() => {
  const [tag] = process.argv.slice(2);
  const { info } = readBundle(contractFolder);
  const version = isJsonObject(info) ? String(info['version']) : '';
  if (tag !== `v${version}`) {
    throw new UserError(
      `The tag is ${tag ?? 'missing'}, and info.version is ${version}: tag the commit as v${version}, or set info.version.`,
    );
  }
  console.log(`${tag} is the version of the contract.`);
  return 0;
});
