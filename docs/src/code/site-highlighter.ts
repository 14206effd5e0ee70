import csharp from 'highlight.js/lib/languages/csharp';
import go from 'highlight.js/lib/languages/go';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import php from 'highlight.js/lib/languages/php';
import plaintext from 'highlight.js/lib/languages/plaintext';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createHighlighter } from './highlighter.ts';
import { shell } from './shell.ts';

/** Colours the code of pages while they are built, by the languages of fences. */
export const siteHighlighter = createHighlighter({
  // What a terminal shows: commands and their output.
  console: plaintext,
  csharp,
  go,
  java,
  js: javascript,
  json,
  kotlin,
  php,
  python,
  rust,
  sh: shell,
  text: plaintext,
  toml: ini,
  ts: typescript,
  xml,
  yaml,
});
