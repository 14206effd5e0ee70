/**
 * Writes the comment on a pull request, from a report by code that anybody may have written. A step of
 * review-comment.yml runs it without an installation, so that it imports nothing but files beside it.
 *
 * Usage: node tools/review/src/report/comment.ts REVIEW.json FOLDER [PREVIOUS.md]
 *
 * Writes into FOLDER: comment.md, and result.json with the conclusion, its title, and the labels.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createComment } from './comment-content.ts';

const MAX_REPORT_BYTES = 20_000_000;

const [report = '', folder = '.', previous = ''] = process.argv.slice(2);
const { COMMIT, HEAD_REPOSITORY, REPOSITORY, REPOSITORY_URL, RUN_URL, DOCS_ARTIFACT } = process.env;
const { text, ...result } = createComment(readReport(report), {
  commit: COMMIT,
  repository: REPOSITORY_URL,
  run: RUN_URL,
  unverified: HEAD_REPOSITORY === undefined || HEAD_REPOSITORY !== REPOSITORY,
  artifact: DOCS_ARTIFACT || undefined,
  previous: readReport(previous),
});
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'comment.md'), text);
writeFileSync(join(folder, 'result.json'), `${JSON.stringify(result, undefined, 2)}\n`);

function readReport(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return statSync(file).size > MAX_REPORT_BYTES ? '' : readFileSync(file, 'utf8');
}
