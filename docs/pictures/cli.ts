/** `npm run docs:pictures`: pictures of the built site to look at, and what differs from those of another build. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { columns, progressLine, readArguments, runCli, stopSignal, UserError } from '@telephony/command-line';
import { openBrowser } from '@telephony/testing/open-browser';
import { startDocs } from '../src/start-docs.ts';
import { comparePictures } from './compare-pictures.ts';
import { SCENES } from './scenes.ts';
import { drawSocialPicture } from './social-picture.ts';
import { takePicture } from './take-picture.ts';

const HELP = `Takes pictures of twelve pages of the built docs site in four widths and two themes.

Usage: npm run docs:pictures -- [options]
Example: npm run docs:pictures -- --compare pictures-of-main

  --out FOLDER      where to write them (default: docs/pictures/taken); what is there is removed
  --compare FOLDER  pictures of another build: lists the pages that look different, and writes where into the folder
                    differences of --out
  --social          draw docs/public/social.png again, the picture for links to the site, and nothing else
  --only TEXT       pictures whose names contain this, such as home or -320-dark
  --help            this text

A page that looks different is no fault: look at it.`;

/** Less than a blinking cursor. */
const UNSEEN = 0.0001;

const SOCIAL = fileURLToPath(new URL('../public/social.png', import.meta.url));

await runCli(async () => {
  const values = readArguments(HELP, {
    out: { type: 'string' },
    compare: { type: 'string' },
    only: { type: 'string' },
    social: { type: 'boolean' },
  });
  if (values.social) {
    await using browser = await openBrowser();
    writeFileSync(SOCIAL, await drawSocialPicture(browser));
    console.log(`${SOCIAL} is drawn.`);
    return 0;
  }
  const { compare, only = '' } = values;
  const out = resolve(values.out ?? fileURLToPath(new URL('taken', import.meta.url)));
  if (compare !== undefined && !existsSync(compare))
    throw new UserError(`--compare ${compare}: there is no such folder.`);
  if (compare !== undefined && resolve(compare) === out)
    throw new UserError('--compare and --out are the same folder. Choose another for --out.');
  const scenes = SCENES.filter(({ file }) => file.includes(only));
  if (scenes.length === 0) throw new UserError(`--only ${only}: no picture has such a name.`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'differences'), { recursive: true });

  const stopped = stopSignal();
  await using stack = new AsyncDisposableStack();
  const docs = await startDocs({ port: 0 });
  stack.defer(() => docs.close());
  const browser = stack.use(await openBrowser());
  const progress = progressLine();
  const changed: string[][] = [];
  for (const [index, scene] of scenes.entries()) {
    if (stopped.aborted) break;
    progress.show(`${index + 1} of ${scenes.length}: ${scene.file}`);
    const picture = await takePicture(browser, docs.url, scene);
    writeFileSync(join(out, scene.file), picture);
    const other = compare === undefined ? undefined : join(compare, scene.file);
    if (other === undefined) continue;
    if (!existsSync(other)) {
      changed.push([scene.file, 'new']);
      continue;
    }
    const difference = await comparePictures(browser, readFileSync(other), picture);
    if (difference.share < UNSEEN) continue;
    writeFileSync(join(out, 'differences', scene.file), difference.picture);
    changed.push([scene.file, `${(difference.share * 100).toFixed(2)} %`]);
  }
  progress.clear();
  if (stopped.aborted) return 130;
  console.log(`${scenes.length} pictures are in ${out}.`);
  if (compare === undefined) return 0;
  console.log(
    changed.length === 0
      ? 'None looks different.'
      : `${changed.length} look different, see differences there:\n${columns(changed).join('\n')}`,
  );
  return 0;
});
