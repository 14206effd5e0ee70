import { readDocument } from './read-document.ts';
import { type Links, renderDocument } from './render.ts';
import type { ReportDocument } from './report-document.ts';

/** What a pull request gets. */
export interface Comment {
  /** The Markdown of the comment, and of the check. */
  text: string;
  /** What the check concludes. */
  conclusion: 'success' | 'failure';
  /** The title of the check. */
  title: string;
  /** The labels that the pull request has, of those that the review gives; nothing is known where there was no review. */
  labels?: string[];
}

/** The labels that the review gives and takes. */
const LABELS = { wire: ['breaking: wire'], types: ['breaking: types'], none: [] };
const TITLES = { passed: 'May be merged', held: 'May not be merged', unreadable: 'Cannot be read' };

/**
 * What a pull request gets from the report of its run.
 *
 * @param json The report; undefined where the run has left none.
 * @param links Where its places lead; `artifact` is the address of the built docs.
 */
export function commentOf(
  json: string | undefined,
  links: Links & { artifact?: string | undefined },
): Comment {
  const { artifact, ...others } = links;
  const document = (json === undefined ? undefined : readDocument(json)) ?? missingReport(json !== undefined);
  const preview =
    artifact === undefined
      ? undefined
      : `Docs of this change: [download](${artifact}), unpack, and start \`node view.mjs\` in the folder.`;
  return {
    text: renderDocument(document, { ...others, preview }),
    conclusion: document.state === 'passed' ? 'success' : 'failure',
    title: TITLES[document.state],
    ...(document.state === 'unreadable' ? {} : { labels: LABELS[document.breaks] }),
  };
}

function missingReport(broken: boolean): ReportDocument {
  return {
    state: 'unreadable',
    breaks: 'none',
    headline: broken ? 'the report cannot be read' : 'the run has left no report',
    problems: ['The log of the run says why. Push a commit that mends it, or run it again.'],
    advice: [],
    compared: '',
    commits: {},
    parts: [],
  };
}
