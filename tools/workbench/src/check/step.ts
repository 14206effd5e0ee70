/** Something that is left to do before a change is ready. */
export interface Left {
  /** What is wrong and where, one thing a line. */
  lines: readonly string[];
  /** Does it, or says when it is done. */
  command: string;
  /** What failed before the step could begin, such as `build of packages/sandbox`. */
  waitsFor?: string;
}

/** A step of `npm run check`. */
export interface Step {
  /** Such as `Lint`. */
  name: string;
  /** Shown while it runs. */
  doing: string;
  /** Shown when nothing is left. */
  good: string;
  run: (signal: AbortSignal) => Promise<Left[]>;
}
