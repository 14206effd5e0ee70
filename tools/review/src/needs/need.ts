/** Something of the repository that does not know a change yet. */
export interface Need {
  /** A sentence. */
  text: string;
  /** Path in the repository, and the line of its neighbour, or of what it still names. */
  file: string;
  line: number;
}

/** A need with what it is about, and the file or folder that has it, by which it is known again. */
export type Found = Need & { about: string; scope: string };
