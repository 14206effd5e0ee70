/** A word or phrase that this project does not write, and what it writes instead. */
export interface Term {
  /** Found in prose in either case; a space stands for any white space, a line break included. */
  find: RegExp;
  /** What to write. */
  write: string;
}

/**
 * One word for one thing, and the syntax of native speakers. A list cannot know what a writer means: it holds what is wrong
 * nearly always, and `exceptions.ts` says how to allow a word where it is right.
 */
export const terms: readonly Term[] = [
  {
    // words-allow answer: this is the word itself. "No Answer" is a cause of termination, a name.
    find: /\b(?!(?-i:(?<=No )Answer\b))(?:answers?|answering)\b(?! (?:(?:an?|the|this|that|each|every|any|its|their|incoming) )*(?:calls?|phones?)\b)/,
    write: 'response, responds, returns; "answer" is what a person does to a call',
  },
  { find: /\banswered (?:with\b|from\b|in \d|[1-5]\d\d\b)/, write: 'responded with, returned' },
  { find: /\btelephones?\b/, write: 'phone or device' },
  { find: /\bon line\b/, write: 'online' },
  { find: /\boff line\b/, write: 'offline' },
  { find: /\bunder way\b/, write: 'live (of a call), running, in progress' },
  { find: /\bstill going on\b/, write: 'live (of a call), still running' },
  {
    find: /(?<!\b(?:team|queue|group|union)s? )\bmembers?\b/,
    write: 'field (of a record), parameter (of a request), property (in JSON Schema)',
  },
  { find: /\battributes?\b/, write: 'field (of a record), parameter (of a request)' },
  {
    // words-allow monitor: this is the word itself
    find: /(?<![\w/.-])monitors?\b(?![/.-])/,
    write: 'recording; "monitor" is only a name in paths and events',
  },
  { find: /\bways? in\b(?! which)/, write: 'sign-in, token or session' },
  { find: /\bnot shown (?:in|by) the documents?\b/, write: 'unknown or undocumented' },
  { find: /\bnot stated\b/, write: 'undocumented or unknown' },
  { find: /\b(?:unless told|unless (?:it is )?said)\b(?: otherwise)?/, write: 'default: 30 s' },
  {
    find: /(?<!\b(?:there|here) )\b(?:is|are|was|were|be) (?:no|none)\b(?! (?:longer|more|less|doubt|other|better)\b)/,
    write: 'is not a, is not, or has no',
  },
  { find: /\bknows? (?:no|none)\b/, write: 'does not know, has no' },
  { find: /\b(?:is|are|was|were) (?:not )?to be\b/, write: 'must be, cannot be' },
  { find: /\b(?:told of|hears? of)\b/, write: 'notified of, receives' },
  { find: /\bgives? the way to stop\b/, write: 'unsubscribe, stop or close' },
  { find: /\bgives? up\b/, write: 'stops, fails, or stops trying' },
  { find: /\bso many\b/, write: 'this many, or the number' },
  { find: /\b(?:what|that|which|who) stands?\b/, write: 'is' },
  { find: /\bstands? (?:in|on|at|under|before|after|next|there|here)\b/, write: 'is (in, before, after)' },
  { find: /\banew\b/, write: 'again' },
  { find: /(?<!\bSIP )\b(?-i:[Ee]ndpoint|endpoints)\b/, write: 'operation, or path' },
  { find: /\btime-out(?:s)?\b/, write: 'timeout' },
];
