import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compilerModule } from '@telephony/testing/compilers';

export interface Service {
  getQuickInfoAtPosition(file: string, at: number): Info | undefined;
  getCompletionsAtPosition(file: string, at: number, options: object): { entries: Entry[] } | undefined;
  getSemanticDiagnostics(file: string): { start?: number; messageText: unknown }[];
  getProgram(): { getInstantiationCount(): number };
}
interface Info {
  displayParts: { text: string }[];
  documentation: { text: string }[];
  tags?: { text?: { text: string }[] }[];
}
interface Entry {
  name: string;
}

const ts = createRequire(import.meta.url)(compilerModule);

/** The file that an editor has open. It lies beside this one. */
const file: string = fileURLToPath(new URL('probe.ts', import.meta.url));

const options = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
};

function openFile(text: string): { service: Service; write: (text: string) => void } {
  let current = text;
  let version = 1;
  const made: Service = ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    getCurrentDirectory: () => fileURLToPath(new URL('../../', import.meta.url)),
    getScriptFileNames: () => [file],
    getScriptVersion: (name: string) => (name === file ? `${version}` : '1'),
    getScriptSnapshot: (name: string) =>
      ts.ScriptSnapshot.fromString(name === file ? current : (ts.sys.readFile(name) ?? '')),
    getCompilationSettings: () => options,
    getDefaultLibFileName: (own: object) => ts.getDefaultLibFilePath(own),
  });
  return {
    service: made,
    write: (next) => {
      current = next;
      version++;
    },
  };
}

const SOURCE = `import { getCdr, type ListCdrsQuery, type NamedTelephony } from '../../src/index.ts';
declare const pbx: NamedTelephony;
const cdr = await pbx.getCdr({ id: 42 });
cdr.data.type;
cdr.data.disposition;
const query: ListCdrsQuery = {};
const cdrs = await pbx.listCdrs({ /* parameters */ });
cdrs.data;
pbx.deleteAllMonitors;
pbx.createApiToken;
getCdr(pbx, { id: 42 });
pbx.getCdr({ id: 42 }, { /* options */ });
pbx./* names */close();`;

const { service } = openFile(SOURCE);

function hover(needle: string) {
  const info = service.getQuickInfoAtPosition(file, SOURCE.indexOf(needle) + 1);
  const text = (parts: { text: string }[] = []) => parts.map((part) => part.text).join('');
  const about = [text(info?.documentation), ...(info?.tags ?? []).map((tag) => text(tag.text))].join('\n');
  return { signature: text(info?.displayParts).replaceAll(/\s+/g, ' '), about };
}

test('hover on a field says what its values mean, with ledger notes', () => {
  const type = hover('type;').about;
  expect(type).toMatch(/O outbound, I inbound, M missed\..+M applies to the leg/s);
  expect(type).toContain('Ledger O-22: type, disposition and destination of a CDR.');
  expect(hover('disposition;').about).toMatch(
    /INITIAL: the platform sent a SIP INVITE .+RINGING: the phone rang, and nobody answered/s,
  );
});

test('hover shows types by their names', () => {
  expect(hover('cdr = await').signature).toBe('const cdr: CdrSingle');
  expect(hover('cdrs = await').signature).toBe('const cdrs: Page<Cdr>');
  expect(hover('data;\npbx.deleteAll').signature).toBe('(property) Page<Cdr>.data: Cdr[]');
  expect(hover('query: ListCdrsQuery').signature).toBe('const query: ListCdrsQuery');
});

test('hover on a name shows summary, method and path, the first paragraph, effects and what is unknown', () => {
  const method = hover('getCdr({ id: 42 })');
  expect(method.signature).toBe(
    '(method) Operations.getCdr(args: GetCdrPath, options?: CallOptions): Promise<CdrSingle>',
  );
  expect(method.about).toMatch(/^Read one call detail record \(`GET \/cdrs\/\{id\}`\)\n\nReturns one CDR\./);
  const list = hover('listCdrs({');
  expect(list.signature).toBe(
    '(method) Operations.listCdrs(args?: ListCdrsQuery, options?: CallOptions): Promise<Page<Cdr>>',
  );
  expect(hover('createApiToken;').about).toContain('Ledger O-04: Meaning of expiry');
  expect(hover('deleteAllMonitors;').about).toContain('Deletes everything in the collection.');
  expect(hover('getCdr(pbx').about).toBe(method.about);
});

test('completions of a client are its operations, of arguments the parameters and options', () => {
  const names = (at: number) =>
    service.getCompletionsAtPosition(file, at, {})?.entries.map((entry) => entry.name) ?? [];
  const offered = names(SOURCE.indexOf('/* names */'));
  expect(offered.filter((name) => name.startsWith('list')).length).toBe(56);
  expect(offered.filter((name) => name.startsWith('delete')).length).toBe(26);
  expect(names(SOURCE.indexOf(' /* parameters */'))).toEqual(
    expect.arrayContaining(['limit', 'filter', 'sort']),
  );
  expect(names(SOURCE.indexOf(' /* options */'))).toEqual(
    expect.arrayContaining(['headers', 'signal', 'timeoutMs']),
  );
});

const CURSOR = '/**/';
const EDITED = `import type { NamedTelephony } from '../../src/index.ts';
declare const pbx: NamedTelephony;
const list = await pbx.listCdrs({ ${CURSOR} });
const record = await pbx.getCdr({ id: 42 });
console.log(list.data, record.data);`;

// An editor does this work again at each key stroke. Times depend on the machine, the number of instantiations does not.
test('a key stroke in a call instantiates few types', () => {
  const at = EDITED.indexOf(CURSOR);
  const [before, after] = [EDITED.slice(0, at), EDITED.slice(at + CURSOR.length)];
  const { service: own, write } = openFile(before + after);
  expect(own.getSemanticDiagnostics(file)).toEqual([]);

  write(`${before}l${after}`);
  const offered = own.getCompletionsAtPosition(file, at + 1, {})?.entries.map((entry) => entry.name);
  expect(offered).toContain('limit');
  expect(own.getProgram().getInstantiationCount()).toBeLessThanOrEqual(20);

  write(before + after);
  expect(own.getSemanticDiagnostics(file)).toEqual([]);
  expect(own.getProgram().getInstantiationCount()).toBeLessThanOrEqual(20);
});

const OPTIONS = `{ baseUrl: 'https://host/v1.2/service', auth: 'TOKEN', operations }`;

const MISTAKES: [call: string, message: string][] = [
  ['pbx.listCdr()', "Property 'listCdr' does not exist on type 'NamedTelephony'. Did you mean 'listCdrs'?"],
  [
    'pbx.listCdrs({ limt: 100 })',
    "'limt' does not exist in type 'ListCdrsQuery'. Did you mean to write 'limit'?",
  ],
  ['pbx.getCdr({ ID: 42 })', "'ID' does not exist in type 'GetCdrPath'. Did you mean to write 'id'?"],
  [
    "pbx.updateContact({ id: 7, frist_name: 'A' })",
    "'frist_name' does not exist in type 'UpdateContactPath & ContactInput'. Did you mean to write 'first_name'?",
  ],
  ["pbx.listCdrs({ dir: 'DOWN' })", `Type '"DOWN"' is not assignable to type '"ASC" | "DESC" | undefined'.`],
  ["pbx.listCdrs({ dir: 'desc' })", `Did you mean '"DESC"'?`],
  ["pbx.listCdrs({ limit: '100' })", "Type 'string' is not assignable to type 'number'."],
  ["pbx.getCdr({ id: '42' })", "Type 'string' is not assignable to type 'RecordId'."],
  ['pbx.getCdr()', 'Expected 1-2 arguments, but got 0.'],
  ["pbx.createCall({ from: '410003' })", "Property 'to' is missing in type '{ from: string; }'"],
  ["pbx.updateContact({ first_name: 'A' })", "Property 'id' is missing in type '{ first_name: string; }'"],
  ['pbx.bulkUpdateCdrs({ id: 1 })', "'id' does not exist in type 'CdrBulkUpdateItem[]'."],
  ['pbx.getCdr({ path: { id: 42 } })', "'path' does not exist in type 'GetCdrPath'."],
  ['pbx.getCdr({ id: 42 }, { timeout: 5 })', "Did you mean to write 'timeoutMs'?"],
  ["pbx.listCdrs({ filter: where('/monitors').eq('id', 1) })", `not assignable to type 'FilterFor<"/cdrs">'`],
  ["where('/cdrs').eq('caldate', '2026-11-20')", `Argument of type '"caldate"' is not assignable`],
  ["paginate(pbx, '/cdrs', { by: 'id', dir: 'DOWN' })", `Type '"DOWN"' is not assignable`],
  [
    `createTelephony(${OPTIONS.replace('baseUrl', 'baseURL')})`,
    "'baseURL' does not exist in type 'TelephonyOptions & WithAny'. Did you mean to write 'baseUrl'?",
  ],
  [`createTelephony(${OPTIONS}).then()`, "Property 'then' does not exist on type 'NamedTelephony'."],
];

test('the message about a mistake names it, and what was meant', () => {
  const lines = [
    `import { createTelephony, operations, paginate, where, type NamedTelephony } from '../../src/index.ts';`,
    'declare const pbx: NamedTelephony;',
    ...MISTAKES.map(([call]) => `void (() => ${call});`),
  ];
  const text = lines.join('\n');
  const { service: own } = openFile(text);
  const messages = Map.groupBy(
    own.getSemanticDiagnostics(file),
    ({ start = 0 }) => text.slice(0, start).split('\n').length - 3,
  );
  for (const [index, [call, message]] of MISTAKES.entries()) {
    const said = messages
      .get(index)
      ?.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect([call, said?.join('\n')]).toEqual([call, expect.stringContaining(message)]);
  }
});
