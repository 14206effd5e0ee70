import { expect, test } from 'vitest';
import { file, openFile } from './language-service.ts';

const CURSOR = '/**/';
const text = `import type { NamedTelephony } from '../../src/index.ts';
declare const pbx: NamedTelephony;
const list = await pbx.listCdrs({ ${CURSOR} });
const record = await pbx.getCdr({ id: 42 });
console.log(list.data, record.data);`;

// An editor does this work again at each key stroke. Times depend on the machine, the number of instantiations does not.
test('a key stroke in a call instantiates few types', () => {
  const at = text.indexOf(CURSOR);
  const [before, after] = [text.slice(0, at), text.slice(at + CURSOR.length)];
  const { service, write } = openFile(before + after);
  expect(service.getSemanticDiagnostics(file)).toEqual([]);

  write(`${before}l${after}`);
  const offered = service.getCompletionsAtPosition(file, at + 1, {})?.entries.map((entry) => entry.name);
  expect(offered).toContain('limit');
  expect(service.getProgram().getInstantiationCount()).toBeLessThanOrEqual(20);

  write(before + after);
  expect(service.getSemanticDiagnostics(file)).toEqual([]);
  expect(service.getProgram().getInstantiationCount()).toBeLessThanOrEqual(20);
});
