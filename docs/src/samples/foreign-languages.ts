/** A language whose samples are written when a reader asks for them. */
export type ForeignLanguage = 'python' | 'php' | 'csharp' | 'go' | 'java';

/** The languages, as readers call them. */
export const FOREIGN_LANGUAGES: readonly { id: ForeignLanguage; label: string }[] = [
  { id: 'python', label: 'Python' },
  { id: 'php', label: 'PHP' },
  { id: 'csharp', label: 'C#' },
  { id: 'go', label: 'Go' },
  { id: 'java', label: 'Java' },
];
