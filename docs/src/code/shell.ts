import type { LanguageFn } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';

// highlight.js does not mark the options of a command.
export const shell: LanguageFn = (hljs) => {
  const language = bash(hljs);
  return {
    ...language,
    contains: [{ scope: 'attr', match: /(?<=\s)--?[a-zA-Z][\w-]*/ }, ...language.contains],
  };
};
