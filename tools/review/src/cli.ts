import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { BAD_USAGE, progressLine, UserError } from '@telephony/contract/command-line';
import { createCommand, runCommand } from '@telephony/contract/command-line/program';
import { contractFolder } from '@telephony/generate/files';
import { type Base, headCommit, openBase } from './base.ts';
import { readDeclaration } from './fragments/gate.ts';
import { compareFiles, writeReport } from './documents.ts';
import { reportDocument, failureDocument, type ReportDocument } from './report/report-document.ts';
import { renderDocument } from './report/render.ts';
import { changeLines, gateLines } from './report/terminal.ts';
import { reviewContract } from './review-contract.ts';
import { writeFragment } from './fragments/write-fragment.ts';

const command = createCommand({
  name: 'npm run review --',
  description: `Shows how your contract changes affect users: the verdict, the next version, and each change in words with its
file and line.`,
  notes: `Exit codes:
  0  the change may be merged; of two files: it breaks nobody
  1  it may not: a breaking change has no entry in a fragment with its reason and what users do, or the step of the
     fragment is too small; of two files: it breaks somebody
  2  nothing was compared: a wrong option, no such base, or a contract, file or fragment that cannot be read`,
  example: `npm run review -- --base HEAD~1 --markdown review.md
npm run review -- --base old.yaml --contract new.yaml`,
})
  .option(
    '--base <revision>',
    'git revision to compare with (default: where your branch left origin/main, else main, else HEAD)',
  )
  .option(
    '--contract <folder>',
    'folder of the contract (default: openapi); or a file, to compare with the file of --base',
  )
  .option('--markdown <file>', 'write the report as Markdown')
  .option('--json <file>', 'write the report as JSON')
  .option(
    '--source-url <url>',
    'address of the repository, such as https://github.com/owner/name, for links to lines',
  )
  .option('--quiet', 'print only what stops the change from being merged')
  .option('--require-fragment', 'fail if a new feature has no fragment')
  .option(
    '--write-fragment',
    'write the fragment of this change into openapi/changes, or bring it up to date',
  )
  .option('--reason <text>', 'with --write-fragment: why, for every breaking change that has no reason yet')
  .option(
    '--remedy <text>',
    'with --write-fragment: what users do about it, for every one that does not say so yet',
  );

type Options = ReturnType<typeof command.opts>;

function filesIn({ base, contract, json, quiet, ...others }: Options & { contract: string }) {
  const [other] = Object.keys(others);
  const option = command.options.find((one) => one.attributeName() === other);
  if (option)
    throw new UserError(
      `${option.long} is of no use for two files: leave it out, or name the folder of a contract.`,
    );
  if (base === undefined)
    throw new UserError(`--contract ${contract} is a file: name the file to compare it with, --base FILE.`);
  return { base, contract, json, quiet };
}

async function reviewFolder(values: Options): Promise<number> {
  const folder = resolve(values.contract ?? contractFolder);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new UserError(`--contract ${values.contract}: there is no such file or folder.`);
  if (found.isFile()) return compareFiles(filesIn({ ...values, contract: folder }));
  const write = (document: ReportDocument, review: object) => {
    const links = { repository: values.sourceUrl };
    if (values.markdown) writeReport('--markdown', values.markdown, renderDocument(document, links));
    if (values.json)
      writeReport('--json', values.json, `${JSON.stringify({ ...review, document }, null, 2)}\n`);
  };
  const steps = progressLine();
  let base: Base | undefined;
  const stop = (signal: NodeJS.Signals) => {
    steps.clear();
    base?.close();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  // Before the base is opened, so that a signal always removes it.
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    base = openBase(folder, values.base);
    const requireFragment = values.requireFragment ?? false;
    const reviewed = await reviewContract(folder, base, requireFragment, (step) => steps.show(`${step} …`));
    steps.clear();
    const written = values.writeFragment ? writeFragment(folder, reviewed, values) : undefined;
    const folders = { base: base.folder, revision: folder };
    const review =
      written === undefined
        ? reviewed
        : { ...reviewed, ...readDeclaration(reviewed, folders, requireFragment) };
    const document = reportDocument(review);
    if (!values.quiet) console.log([...changeLines(document), '', ...gateLines(document)].join('\n'));
    else if (!review.gate.passed) console.log(gateLines(document).join('\n'));
    write(document, { ...review, operationIds: Object.fromEntries(review.operationIds) });
    if (written !== undefined) {
      console.log(`\n${written}`);
      return 0;
    }
    return review.gate.passed ? 0 : 1;
  } catch (error) {
    // An older report must not stand for a failed review.
    if (error instanceof Error)
      write(failureDocument(error, { base, commit: headCommit(folder) }), {
        gate: { passed: false },
      });
    throw error;
  } finally {
    steps.clear();
    base?.close();
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

// The program ends before optimized code pays: compiling would take a fifth of its time.
setFlagsFromString('--no-opt');
await runCommand(command, reviewFolder, { failureCode: BAD_USAGE });
