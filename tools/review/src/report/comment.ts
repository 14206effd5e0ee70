/**
 * Step of review-comment.yml: the comment on a pull request, made from the report of a run that anybody's code has written. It
 * runs without an installation, and imports nothing but files beside it.
 *
 * Usage: node tools/review/src/report/comment.ts REVIEW.json FOLDER
 *
 * Writes into FOLDER: comment.md, and result.json with the conclusion, its title, and the labels.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createComment } from './comment-content.ts';

/** Bytes of the largest report that is read. */
const MAX_REPORT_BYTES = 20_000_000;

const [report = '', folder = '.'] = process.argv.slice(2);
const { COMMIT, HEAD_REPOSITORY, REPOSITORY, REPOSITORY_URL, RUN_URL, DOCS_ARTIFACT } = process.env;
const { text, ...result } = createComment(readReport(report), {
  commit: COMMIT,
  repository: REPOSITORY_URL,
  run: RUN_URL,
  unverified: HEAD_REPOSITORY === undefined || HEAD_REPOSITORY !== REPOSITORY,
  artifact: DOCS_ARTIFACT || undefined,
});
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'comment.md'), text);
writeFileSync(join(folder, 'result.json'), `${JSON.stringify(result, undefined, 2)}\n`);

function readReport(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return statSync(file).size > MAX_REPORT_BYTES ? '' : readFileSync(file, 'utf8');
}
