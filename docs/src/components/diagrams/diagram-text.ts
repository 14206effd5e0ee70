/** What a diagram says, in words: for its accessible name, for its text alternative and for the Markdown twin. */
export interface DiagramText {
  /** Begins the ids on the page. */
  id: string;
  title: string;
  /** What it shows, in one or two sentences. */
  description: string;
  /** All that it shows, line by line. */
  lines: string[];
}
