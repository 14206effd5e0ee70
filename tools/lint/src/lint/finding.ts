/** Something that is wrong with the contract, with its place. */
export interface Finding {
  /** Absolute path. */
  file: string;
  line: number;
  column: number;
  /** The same place as a JSON pointer into the file, where the linter says it. */
  pointer?: string;
  rule: string;
  message: string;
  /** Names that may be meant, where the linter says them. */
  suggestions?: string[];
  /** Files whose other findings follow from this one, by absolute path. */
  hides?: string[];
}
