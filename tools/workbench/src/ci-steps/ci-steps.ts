/** A step of the review of a pull request. */
export interface CiStep {
  name: string;
  command: string;
}

/** What the steps are told by the machine that they run on. */
export interface CiContext {
  /** The revision that the review compares with. */
  base: string;
  /** The file of the summary of a run on GitHub. */
  summary?: string | undefined;
  /** The address of the repository. */
  repository?: string | undefined;
}

/**
 * The steps of a review, in their order: of a pull request, a group of the merge queue, a push to main. The workflow calls them
 * by `npm run ci-steps`, and so does everybody.
 */
export function ciSteps({ base, summary, repository }: CiContext): CiStep[] {
  const review = [
    `npm run --silent review -- --base ${quote(base)} --require-fragment --annotations`,
    '--markdown review.md --json review.json',
    ...(summary === undefined ? [] : [`--summary ${quote(summary)}`]),
    ...(repository === undefined ? [] : [`--source-url ${quote(repository)}`]),
  ];
  return [
    { name: 'Lint the contract', command: 'npm run --silent lint -- --format github-actions' },
    { name: 'Build', command: 'npm run build' },
    { name: 'Review the contract', command: review.join(' ') },
    { name: 'Test', command: 'npm test' },
    { name: 'Soak', command: 'npm run test:soak' },
  ];
}

function quote(text: string): string {
  return /^[\w./:@^~-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
