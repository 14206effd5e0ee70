import { expect, test } from 'vitest';
import { file, openFile } from './language-service.ts';

const CURSOR = '/**/';
const path = `import type { Telephony } from '../../src/index.ts';
declare const pbx: Telephony;
const list = await pbx['/cdrs'].get({ query: { ${CURSOR} } });
const record = await pbx['/cdrs/{id}'].get({ path: { id: 42 } });
console.log(list.data, record.data);`;
const name = `import type { NamedTelephony } from '../../src/index.ts';
declare const pbx: NamedTelephony;
const list = await pbx.listCdrs({ ${CURSOR} });
const record = await pbx.getCdr({ id: 42 });
console.log(list.data, record.data);`;

// An editor does this work again at each key stroke. Times depend on the machine, the number of instantiations does not.
test.each([
  { face: 'path', text: path, completions: 150, diagnostics: 300 },
  { face: 'name', text: name, completions: 20, diagnostics: 20 },
])('a key stroke in a call by $face instantiates few types', ({ text, completions, diagnostics }) => {
  const at = text.indexOf(CURSOR);
  const [before, after] = [text.slice(0, at), text.slice(at + CURSOR.length)];
  const { service, write } = openFile(before + after);
  expect(service.getSemanticDiagnostics(file)).toEqual([]);

  write(`${before}l${after}`);
  const offered = service.getCompletionsAtPosition(file, at + 1, {})?.entries.map((entry) => entry.name);
  expect(offered).toContain('limit');
  expect(service.getProgram().getInstantiationCount()).toBeLessThanOrEqual(completions);

  write(before + after);
  expect(service.getSemanticDiagnostics(file)).toEqual([]);
  expect(service.getProgram().getInstantiationCount()).toBeLessThanOrEqual(diagnostics);
});
