/** A mistake that an author makes in the contract, as an edit of one file. */
export interface Mistake {
  /** What the author did. */
  name: string;
  /** The file, from the folder of the contract. */
  file: string;
  /** The text that is replaced, its first occurrence; empty when the file is new. */
  find: string;
  write: string;
  /** What the message must say: what is wrong, and what to do. */
  says: RegExp;
  /** A text on the line of the finding, if that is not a line of the edit; `<file>:<text>` where it is in another file. */
  on?: string;
  /** Hides mistakes of its list until it is mended, or is hidden by them: planted with the others of the same number. */
  round?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Hides all others, so it is planted alone. */
  alone?: true;
}
