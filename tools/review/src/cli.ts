import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { BAD_USAGE, progressLine, readArguments, runCli, UserError } from '@telephony/contract/command-line';
import { contractFolder } from '@telephony/lint/files';
import { type Base, headCommit, openBase } from './base.ts';
import { readDeclaration } from './fragments/gate.ts';
import { compareFiles } from './documents.ts';
import { reportDocument, failureDocument, type ReportDocument } from './report/report-document.ts';
import { renderDocument } from './report/render.ts';
import { changeLines, gateLines } from './report/terminal.ts';
import { writeReport } from './report/write-report.ts';
import { reviewContract } from './review-contract.ts';
import { writeFragment } from './fragments/write-fragment.ts';

const HELP = `Shows how your contract changes affect users: the verdict, the next version, and each change in words with its
file and line.

Usage: npm run review [-- options]

  --base REVISION    git revision to compare with (default: where your branch left origin/main, else main, else HEAD)
  --contract FOLDER  folder of the contract (default: openapi); or a file, to compare with the file of --base
  --markdown FILE    write the report as Markdown
  --json FILE        write the report as JSON
  --source-url URL   address of the repository, such as https://github.com/owner/name, for links to lines
  --quiet            print only what stops the change from being merged
  --require-fragment fail if a new feature has no fragment
  --write-fragment   write the fragment of this change into openapi/changes, or bring it up to date
  --reason TEXT      with --write-fragment: why, for every breaking change that has no reason yet
  --remedy TEXT      with --write-fragment: what users do about it, for every one that does not say so yet
  --help             show this text

Exit codes:
  0  the change may be merged; of two files: it breaks nobody
  1  it may not: a breaking change has no entry in a fragment with its reason and what users do, or the step of the
     fragment is too small; of two files: it breaks somebody
  2  nothing was compared: a wrong option, no such base, or a contract, file or fragment that cannot be read

Example: npm run review -- --base HEAD~1 --markdown review.md
Example: npm run review -- --base old.yaml --contract new.yaml`;

const OPTIONS = {
  base: { type: 'string' },
  contract: { type: 'string' },
  markdown: { type: 'string' },
  json: { type: 'string' },
  'source-url': { type: 'string' },
  quiet: { type: 'boolean' },
  'require-fragment': { type: 'boolean' },
  'write-fragment': { type: 'boolean' },
  reason: { type: 'string' },
  remedy: { type: 'string' },
} as const;

function filesIn({
  base,
  contract,
  json,
  quiet,
  ...others
}: Partial<ReturnType<typeof readArguments<typeof OPTIONS>>> & { contract: string }) {
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new UserError(
      `--${other} is of no use for two files: leave it out, or name the folder of a contract.`,
    );
  if (base === undefined)
    throw new UserError(`--contract ${contract} is a file: name the file to compare it with, --base FILE.`);
  return { base, contract, json, quiet };
}

// The program ends before optimized code pays: compiling would take a fifth of its time.
setFlagsFromString('--no-opt');
await runCli(async () => {
  const values = readArguments(HELP, OPTIONS);
  const folder = resolve(values.contract ?? contractFolder);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new UserError(`--contract ${values.contract}: there is no such file or folder.`);
  if (found.isFile()) return compareFiles(filesIn({ ...values, contract: folder }));
  const write = (document: ReportDocument, review: object) => {
    const links = { repository: values['source-url'] };
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
    const requireFragment = values['require-fragment'] ?? false;
    const reviewed = await reviewContract(folder, base, {
      requireFragment,
      progress: (step) => steps.show(`${step} …`),
    });
    steps.clear();
    const written = values['write-fragment'] ? writeFragment(folder, reviewed, values) : undefined;
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
}, BAD_USAGE);
