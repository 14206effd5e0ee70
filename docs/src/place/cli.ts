/** `node docs/src/place/cli.ts`: writes the built site for the address where it is published, and follows all of its links. */
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '@telephony/contract/command-line';
import { createCommand, runCommand } from '@telephony/contract/command-line/program';
import { crawlSite } from './crawl-site.ts';
import { placeSite } from './place-site.ts';
import { siteAddress } from './site-address.ts';

const command = createCommand({
  name: 'node docs/src/place/cli.ts',
  description: `Writes the built docs site for the address where it is published, and follows all of its links.

Exits 1 if a link is dead.`,
  example: 'node docs/src/place/cli.ts --address https://acme.github.io/pbx/',
})
  .requiredOption('--address <address>', 'where the site will be, with the path under which it is served')
  .option('--out <folder>', 'where to write it (default: docs/placed); what is there is removed')
  .option('--rehearse', 'accept a name that is reserved for examples, such as https://docs.example/pbx/');

const SHOWN = 20;
const built = fileURLToPath(new URL('../../dist', import.meta.url));

await runCommand(command, ({ address, rehearse = false, ...values }) => {
  const { out = fileURLToPath(new URL('../../placed', import.meta.url)) } = values;
  const site = siteAddress(address, { allowReserved: rehearse });
  const folder = resolve(out);
  if (relative(folder, built) === '' || !relative(folder, built).startsWith('..'))
    throw new UserError(`--out ${out} would remove the built site. Choose another folder.`);
  placeSite(built, folder, site);
  const { links, dead } = crawlSite(folder, site);
  for (const { from, link } of dead.slice(0, SHOWN)) console.error(`${from} has a dead link: ${link}`);
  if (dead.length > SHOWN) console.error(`... and ${dead.length - SHOWN} more.`);
  console.log(`The site for ${site.href} is in ${out}: ${links} links, ${dead.length} dead.`);
  return dead.length === 0 ? 0 : 1;
});
