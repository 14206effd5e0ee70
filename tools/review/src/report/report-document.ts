/**
 * A review as it is shown: plain texts, places and nothing else. It crosses from the run of a pull request, whose code anybody may
 * have written, to the one that comments, so a text of it is never markup; code in a text stands between backticks.
 */
export interface ReportDocument {
  /** Whether the change may be merged; `unreadable` where there was nothing to review. */
  state: 'passed' | 'held' | 'unreadable';
  breaks: 'wire' | 'types' | 'none';
  /** The verdict in a sentence. */
  headline: string;
  /** What holds the change up, and what is advised. */
  problems: string[];
  advice: string[];
  /** What was compared with what. */
  compared: string;
  /** The commits whose files the places are in, as 40 hexadecimal digits. */
  commits: { revision?: string; base?: string };
  parts: Part[];
}

/** One heading of the report with what is below it. */
export interface Part {
  title: string;
  /** Whether it is shown without being asked for. */
  open: boolean;
  groups: DocumentGroup[];
}

/** Lines about one thing. */
export interface DocumentGroup {
  heading: string;
  lines: Line[];
}

/** A sentence, and where it is about. */
export interface Line {
  text: string;
  places: Place[];
}

/** A line of a file. */
export interface Place {
  /** Path in the repository. */
  file: string;
  line: number;
  side: 'base' | 'revision';
}
