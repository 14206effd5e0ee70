import csharp from 'highlight.js/lib/languages/csharp';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import { createHighlighter } from '../code/highlighter.ts';
import { type ForeignLanguage, foreignSample } from '../samples/foreign-sample.ts';
import type { PlainRequest } from '../samples/example-request.ts';
import { onChosen, shownInSamples } from './servers.ts';
import { copyButton, make } from './elements.ts';

const languages = { csharp, go, java, php, python } satisfies Record<ForeignLanguage, unknown>;
const highlighter = createHighlighter(languages);

/** Shows the sample of a panel's language, for the server that the reader has chosen. `request` is JSON. */
export function showForeignSample(panel: HTMLElement, request: string): void {
  const language = panel.dataset['foreign'] as ForeignLanguage;
  const plain = JSON.parse(request) as PlainRequest;
  const code = make('code');
  const copy = copyButton(() => code.textContent, 'Copy the sample');
  const write = () => {
    code.innerHTML = highlighter.html(foreignSample(language, shownInSamples().address, plain), language);
  };
  write();
  onChosen(({ baseAddress }) => {
    if (baseAddress !== undefined) write();
  });
  panel.append(make('div', { class: 'code-block' }, make('pre', {}, code), copy));
}
