import { appendFileSync, writeFileSync } from 'node:fs';
import type { Review } from '../review-contract.ts';
import { documentOf, groupChanges } from './document-of.ts';
import { type Links, renderDocument } from './render.ts';
import type { Place, ReportDocument } from './report-document.ts';

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

/** The review for programs: as it is, and as it is shown. */
function jsonReport(review: Review): string {
  const operationIds = Object.fromEntries(review.operationIds);
  return `${JSON.stringify({ ...review, operationIds, document: documentOf(review) }, null, 2)}\n`;
}

/** A review that was not made, for programs. */
function jsonFailure(document: ReportDocument): string {
  return `${JSON.stringify({ gate: { passed: false, problems: document.problems, advice: [] }, document }, null, 2)}\n`;
}

/** GitHub shows ten annotations of a step, and swallows the rest. */
const MOST = 10;

/** Something to be shown on a line of a pull request. */
interface Annotation {
  level: 'warning' | 'error' | 'notice';
  title: string;
  text: string;
  at?: { file: string; line: number };
}

/**
 * What breaks, as annotations on the edited lines of a pull request, or where something has left. Equal changes are one
 * annotation; of more than ten the last says how many there are.
 */
export function annotations({ changes, gate }: Pick<Review, 'changes' | 'gate'>): string[] {
  const level = gate.passed ? 'warning' : 'error';
  const breaking = changes.filter(({ effect }) => effect === 'wire' || effect === 'types');
  const all = groupChanges(breaking).map(({ effect, text, operations }): Annotation => {
    const { file, line, left, place } =
      breaking.find((change) => change.text === text && change.effect === effect) ?? {};
    const at =
      place?.side === 'base' ? left : file === undefined || line === undefined ? undefined : { file, line };
    const shared = operations.length > 1 ? ` (in ${operations.length} operations)` : '';
    return {
      level,
      title: effect === 'wire' ? 'Breaking on the wire' : 'Breaking for types only',
      text: `${text}${shared}`,
      ...(at ? { at } : {}),
    };
  });
  const rest = all.length - (MOST - 1);
  const shown = all.length > MOST ? all.slice(0, MOST - 1) : all;
  const note: Annotation = {
    level: 'notice',
    title: 'More breaking changes',
    text: `${rest} more are in the summary of the run.`,
  };
  return [...shown, ...(all.length > MOST ? [note] : [])].map(commandOf);
}

/** A place where the contract cannot be read, as an annotation. */
function unreadable(text: string, place?: Place): string {
  const at = place && { at: { file: place.file, line: place.line } };
  return commandOf({ level: 'error', title: 'The contract cannot be read', text, ...at });
}

/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands */
function commandOf({ level, title, text, at }: Annotation): string {
  const properties = Object.entries({ ...at, title })
    .map(([name, value]) => `${name}=${property(String(value))}`)
    .join(',');
  return `::${level} ${properties}::${data(text)}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
