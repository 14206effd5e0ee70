import { expect, test } from 'vitest';
import { file, openFile } from './language-service.ts';

const SOURCE = `import { getCdr, type ListCdrsQuery, type NamedTelephony, type Telephony } from '../../src/index.ts';
declare const pbx: Telephony;
const cdr = await pbx['/cdrs/{id}'].get({ path: { id: 42 } });
cdr.data.type;
cdr.data.disposition;
pbx.raw['/calls/{id}'].patch;
pbx['/cdrs/{id}'].get({ path: {}, /* options */ });
const list = await pbx['/cdrs'].get({ query: { limit: 1 } });
list.data;
const query: ListCdrsQuery = {};
declare const named: NamedTelephony;
const record = await named.getCdr({ id: 42 });
const cdrs = await named.listCdrs({ /* parameters */ });
named.deleteAllMonitors;
named.createApiToken;
getCdr(pbx, { id: 42 });
named./* names */close();
pbx['/cdrs'].`;

const { service } = openFile(SOURCE);

function hover(needle: string) {
  const info = service.getQuickInfoAtPosition(file, SOURCE.indexOf(needle) + 1);
  const text = (parts: { text: string }[] = []) => parts.map((part) => part.text).join('');
  const about = [text(info?.documentation), ...(info?.tags ?? []).map((tag) => text(tag.text))].join('\n');
  return { signature: text(info?.displayParts).replaceAll(/\s+/g, ' '), about };
}

test('hover on a verb shows summary and description, and a short signature', () => {
  const { signature, about } = hover('get({ path: { id: 42');
  expect(about).toMatch(/^Read one call detail record\nReturns the record of one call that has ended\./);
  expect(signature).toMatch(/^\(property\) get: \(options: Options<getCdr>\) => Promise</);
  expect(hover('patch;').about).toContain('Success is status 301');
});

test('hover on a field says what its values mean, with ledger notes', () => {
  const type = hover('type;').about;
  expect(type).toMatch(/O outbound, I inbound, M missed\..+M is of the leg/s);
  expect(type).toContain('Ledger O-22: type, disposition and destination of a CDR.');
  expect(hover('disposition;').about).toMatch(
    /INITIAL, a SIP INVITE .+RINGING, the phone rang and was not answered/s,
  );
});

test('hover shows types by their names', () => {
  expect(hover('cdr = await').signature).toBe('const cdr: CdrSingle');
  expect(hover('list = await').signature).toBe('const list: CdrCollection');
  expect(hover('data;\nconst query').signature).toBe('(property) data: Cdr[]');
  expect(hover('query: ListCdrsQuery').signature).toBe('const query: ListCdrsQuery');
});

test('hover on a name shows summary, method and path, the first paragraph, effects and what is unknown', () => {
  const method = hover('getCdr({ id: 42 });');
  expect(method.signature).toBe(
    '(method) Operations.getCdr(args: GetCdrPath | { path: GetCdrPath; }, options?: CallOptions): Promise<CdrSingle>',
  );
  expect(method.about).toMatch(
    /^Read one call detail record \(`GET \/cdrs\/\{id\}`\)\n\nReturns the record of one call/,
  );
  const list = hover('listCdrs({');
  expect(list.signature).toBe(
    '(method) Operations.listCdrs(args?: ListCdrsQuery | { query?: ListCdrsQuery; }, options?: CallOptions): Promise<Page<Cdr>>',
  );
  expect(hover('createApiToken;').about).toContain('Ledger O-04: Meaning of expiry');
  expect(hover('deleteAllMonitors;').about).toContain('Deletes everything in the collection.');
  expect(hover('getCdr(pbx').about).toBe(method.about);
  expect(hover('cdrs = await named').signature).toBe('const cdrs: Page<Cdr>');
});

test('completions of a client by names are its operations, of arguments the parameters', () => {
  const names = (at: number) =>
    service.getCompletionsAtPosition(file, at, {})?.entries.map((entry) => entry.name) ?? [];
  const offered = names(SOURCE.indexOf('/* names */'));
  expect(offered.filter((name) => name.startsWith('list')).length).toBe(56);
  expect(offered.filter((name) => name.startsWith('delete')).length).toBe(26);
  expect(names(SOURCE.indexOf(' /* parameters */'))).toEqual(
    expect.arrayContaining(['limit', 'filter', 'sort', 'query']),
  );
});

test('completions of a path are its verbs, of options what the operation takes', () => {
  const names = (at: number) =>
    service.getCompletionsAtPosition(file, at, {})?.entries.map((entry) => entry.name) ?? [];
  expect(names(SOURCE.length)).toEqual(['delete', 'get', 'patch']);
  expect(names(SOURCE.indexOf(' /* options */'))).toEqual(
    expect.arrayContaining(['headers', 'signal', 'timeoutMs']),
  );
});
