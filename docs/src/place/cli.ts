/** `node docs/src/place/cli.ts`: writes the built site for the address where it is published, and follows all of its links. */
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, runCli, UserError } from '@telephony/contract/command-line';
import { crawlSite } from './crawl-site.ts';
import { placeSite } from './place-site.ts';
import { siteAddress } from './site-address.ts';

const HELP = `Writes the built docs site for the address where it is published, and follows all of its links.

Usage: node docs/src/place/cli.ts --address ADDRESS [options]
Example: node docs/src/place/cli.ts --address https://acme.github.io/pbx/

  --address ADDRESS  where the site will be, with the path under which it is served
  --out FOLDER       where to write it (default: docs/placed); what is there is removed
  --rehearse         accept a name that is reserved for examples, such as https://docs.example/pbx/
  --help             this text

Exits 1 if a link is dead.`;

const SHOWN = 20;
const built = fileURLToPath(new URL('../../dist', import.meta.url));

await runCli(() => {
  const values = readArguments(HELP, {
    address: { type: 'string' },
    out: { type: 'string' },
    rehearse: { type: 'boolean' },
  });
  const { address, out = fileURLToPath(new URL('../../placed', import.meta.url)) } = values;
  if (address === undefined) throw new UserError('--address is missing: say where the site will be.');
  const site = siteAddress(address, { allowReserved: values.rehearse === true });
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
