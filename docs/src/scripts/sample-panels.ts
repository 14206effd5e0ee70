import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import { createHighlighter, shell } from '../code/highlighter.ts';
import { editedRequest, firstValues } from '../components/try-it/edited-request.ts';
import type { FormValues, TryItModel } from '../components/try-it/outgoing-request.ts';
import type { SampleRequest } from '../samples/sample-request.ts';
import { type ForeignLanguage, foreignSample } from '../samples/foreign-sample.ts';
import { ownSamples } from '../samples/own-samples.ts';
import { plainRequest } from '../samples/sample-request.ts';
import { ADMINISTRATOR_TOKEN, onChoicesChange, sampleServer } from './servers.ts';
import { codeBlock, make } from './elements.ts';

const foreign = { go, java, php, python } satisfies Record<ForeignLanguage, unknown>;
const highlighter = createHighlighter({ ...foreign, js: javascript, sh: shell, ts: typescript });

const written = new Set<HTMLElement>();
let edited: SampleRequest | undefined;

export function showSample(panel: HTMLElement, model: TryItModel): void {
  if (written.size === 0)
    onChoicesChange(() => {
      for (const one of written) write(one, model);
    });
  written.add(panel);
  write(panel, model);
}

export function showEdited(model: TryItModel, values: FormValues, token: boolean): void {
  edited = editedRequest(model, values, token);
  for (const panel of document.querySelectorAll<HTMLElement>('code-samples > section:not([hidden])'))
    showSample(panel, model);
}

function write(panel: HTMLElement, model: TryItModel): void {
  const request = edited ?? editedRequest(model, firstValues(model), model.token === 'token');
  const server = sampleServer(model.administrator && ADMINISTRATOR_TOKEN);
  const own = ownSamples(server, request).find(({ id }) => panel.id === `sample-${id}`);
  const language = panel.dataset['foreign'] as ForeignLanguage;
  const code = own?.code ?? foreignSample(language, server.address, plainRequest(request));
  (panel.querySelector('pre code') ?? newBlock(panel)).innerHTML = highlighter.html(
    code,
    own?.language ?? language,
  );
}

function newBlock(panel: HTMLElement): HTMLElement {
  const code = make('code');
  panel.append(codeBlock(code, 'Copy the sample'));
  return code;
}
