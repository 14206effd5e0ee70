import type { Review } from '../review.ts';
import { documentOf } from './document/document-of.ts';
import type { ReportDocument } from './document/report-document.ts';

/** The review for programs: as it is, and as it is shown. */
export function jsonReport(review: Review): string {
  const [pages, operationIds] = [review.pages, review.operationIds].map((map) => Object.fromEntries(map));
  return `${JSON.stringify({ ...review, pages, operationIds, document: documentOf(review) }, null, 2)}\n`;
}

/** A review that was not made, for programs. */
export function jsonFailure(document: ReportDocument): string {
  return `${JSON.stringify({ gate: { passed: false, problems: document.problems, advice: [] }, document }, null, 2)}\n`;
}
