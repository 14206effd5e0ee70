import { appendFileSync, writeFileSync } from 'node:fs';
import type { Review } from '../review.ts';
import { annotations, unreadable } from './annotations.ts';
import { documentOf } from './document/document-of.ts';
import { type Links, renderDocument } from './document/render.ts';
import type { ReportDocument } from './document/report-document.ts';
import { jsonFailure, jsonReport } from './json.ts';

/** Where the reports of a review go. */
export interface Outputs {
  /** Files that are written. */
  markdown?: string | undefined;
  json?: string | undefined;
  /** A file that the Markdown is added to: the summary of a step on GitHub. */
  summary?: string | undefined;
  /** Whether annotations are printed. */
  annotations?: boolean | undefined;
  links: Links;
}

/** Writes the reports of a review. */
export function writeReports(review: Review, outputs: Outputs): void {
  if (outputs.annotations) for (const line of annotations(review)) console.log(line);
  writeFiles(documentOf(review), jsonReport(review), outputs);
}

/** Writes the reports of a review that was not made. */
export function writeFailure(document: ReportDocument, outputs: Outputs): void {
  if (outputs.annotations) {
    const [line] = document.parts.flatMap(({ groups }) => groups).flatMap(({ lines }) => lines);
    console.log(unreadable(line?.text ?? document.headline, line?.places[0]));
  }
  writeFiles(document, jsonFailure(document), outputs);
}

function writeFiles(document: ReportDocument, json: string, outputs: Outputs): void {
  const markdown = renderDocument(document, outputs.links);
  if (outputs.markdown) writeFileSync(outputs.markdown, markdown);
  if (outputs.summary) appendFileSync(outputs.summary, `${markdown}\n`);
  if (outputs.json) writeFileSync(outputs.json, json);
}
