import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { telephony, telephonyProcess, useSandbox } from './support/telephony.ts';

const own = useSandbox();
const run = (line: string, more: readonly string[] = []) =>
  telephony([...line.split(' '), ...more], { env: own.env });
const json = async (line: string, more?: readonly string[]) => {
  const { code, stdout, stderr } = await run(line, more);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return JSON.parse(stdout) as unknown;
};

describe('lists', () => {
  test('are JSON in a pipe, and say on stderr how many there are', async () => {
    const { stdout, stderr } = await run('cdrs list --limit 2 --fields id,type');
    expect(JSON.parse(stdout)).toEqual([
      { id: 41901, type: 'I' },
      { id: 41905, type: 'I' },
    ]);
    expect(stderr).toBe('2 of 16: use --all\n');
  });

  test('are read page by page with --all, and streamed as lines', async () => {
    const { stdout } = await run('cdrs list --all --limit 3 --fields id --output ndjson');
    const ids = stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: number }).id);
    expect(new Set(ids).size).toBe(16);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  test('are filtered by fields, conditions and time', async () => {
    expect(await json('cdrs list --type M --query length(@)')).toBe(8);
    expect(await json('cdrs list --filter id>=42007 --fields id')).toEqual([{ id: 42007 }, { id: 42008 }]);
    expect(await json('cdrs list --query [].id --filter', ['id in 41901,42001'])).toEqual([41901, 42001]);
    expect(await json('cdrs list --until 2020-01-01')).toEqual([]);
    expect(await run('cdrs list --filter calldate>=fo')).toMatchObject({ code: 2, stdout: '' });
    expect(await json('cdrs list --filter calldate<2w')).toEqual([]);
  });

  test('are CSV and tables where that is asked for', async () => {
    expect((await run('users list --limit 1 --fields id,first_name --output csv')).stdout).toBe(
      'id,first_name\r\n410003,Mei\r\n',
    );
    expect((await run('users list --limit 1 --fields id,first_name --output table')).stdout).toBe(
      'id      first_name\n410003  Mei\n',
    );
    expect((await run('users list --output table')).stdout).toMatch(
      /^id +first_name +last_name +ext .*\n410003 +Mei +Lindqvist +2103 /,
    );
    expect((await run('calls report --output table')).stdout).toMatch(
      /^startedAt +result +caller +answeredBy +waited +talked /,
    );
    expect((await run('calls report --since now --output csv')).stdout).toMatch(
      /^startedAt,result,.*,id\r\n$/,
    );
    const select = async (query: string) =>
      (await run(`users list --limit 1 --output csv --query ${query}`)).stdout;
    expect(await select('[].ext')).toBe('2103\r\n');
    expect(await select('[].[ext,first_name]')).toBe('2103,Mei\r\n');
    expect(await select('[?ext==`9`].ext')).toBe('');
    expect((await run('pickupgroups list --output table')).stdout).not.toContain('{');
    expect((await run('call 5000000111 --output table')).stdout).toContain('· waits   # talks');
  });

  test('fit the terminal, and cut a column that matters rather than leave it out', async () => {
    const { columns } = process.stdout;
    process.stdout.columns = 80;
    onTestFinished(() => void (process.stdout.columns = columns));
    for (const line of ['sms list', 'call 5000000111'])
      for (const row of (await run(`${line} --output table`)).stdout.split('\n'))
        expect(row.length).toBeLessThanOrEqual(80);
    expect((await run('sms list --output table')).stdout).toMatch(/ message\n.*…\n/);
  });

  test('refuse a field that no record has, before a write too', async () => {
    const refused = async (line: string) => {
      const { code, stdout, stderr } = await run(line);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      return stderr;
    };
    expect(await refused('cdrs list --fields id,number')).toContain(
      'there is no field "number". There are id,',
    );
    expect(await refused('users list --fields id,ext.number')).toContain('"ext.number"');
    expect(await refused('cdrs list --all --output ndjson --fields nubmer')).toContain('"nubmer"');
    const total = await json('contacts list --query length(@)');
    expect(await refused('contacts create --first-name Ada --fields nam')).toContain('"nam"');
    expect(await json('contacts list --query length(@)')).toBe(total);
    expect((await run('cdrs list --fields', [''])).stderr).toContain('name at least one field');
  });
});

describe('changes', () => {
  test('take fields as flags, and --data with flags on top', async () => {
    const contact = await json(
      'contacts create --first-name Ada --labels vip --labels late --tel 447700900999',
    );
    expect(contact).toMatchObject({ first_name: 'Ada', tel: '447700900999' });
    const { id } = contact as { id: number };
    const file = join(own.folder, 'contact.json');
    writeFileSync(file, '{"first_name": "Eve", "company": "Acme"}');
    await json(`contacts update ${id} --data @${file} --company Lovelace`);
    expect(await json(`contacts get ${id}`)).toMatchObject({ first_name: 'Eve', company: 'Lovelace' });
    const piped = await telephony(['contacts', 'update', String(id), '--data', '-'], {
      env: own.env,
      input: '{"last_name": "Moran"}',
    });
    expect(piped.code).toBe(0);
    expect((await run(`contacts delete ${id}`)).stderr).toBe('Done.\n');
    expect((await run(`contacts get ${id}`)).code).toBe(4);
  });

  test('take --yes where nothing is asked, and tell of values that are not documented', async () => {
    const { code, stderr } = await run('cdrs list --type QQ --dry-run');
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: '--type: "QQ" is none of the documented values: O, I, M. It is sent all the same.\n',
    });
    const place = 'calls create --from 410003 --to 447700900456 --dry-run --caller-id';
    expect((await run(`${place} 442079460100`)).stderr).toBe('');
    expect((await run(`${place} nobody`)).stderr).toContain('none of the documented values: anonymous');
    expect((await run('contacts update 1 --first-name Ada --yes --dry-run')).code).toBe(0);
    expect((await run('contacts list --yes')).code).toBe(2);
  });

  test('that ring somebody, send or delete everything need --yes, and show what they do with --dry-run', async () => {
    own.sandbox.clear();
    for (const line of ['calls create --from 410003 --to 447700900456', 'cdrs delete-all', 'sessions logout'])
      expect(await run(line)).toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringContaining('--yes'),
      });
    const call = ['calls create --from 410003 --to 447700900456 --dry-run'] as const;
    expect(await json(...call)).toEqual({
      method: 'POST',
      url: `${own.sandbox.baseUrl}/calls`,
      body: { from: '410003', to: '447700900456' },
      effect: 'can ring a phone',
      dials: [
        { number: '447700900456', isAllowed: true, rule: expect.stringMatching(/^"44" in "allow" of /) },
      ],
    });
    const { stdout } = await run(`${call[0]} --output table`);
    expect(stdout).toMatch(/^body +\{"to":"447700900456","from":"410003"\}$/m);
    expect(stdout).toMatch(/^dials +447700900456: allowed, "44" in "allow" of /m);
    expect(await json('cdrs delete-all --dry-run')).toMatchObject({ method: 'DELETE' });
    expect(own.sandbox.requests).toEqual([]);
    expect(await json('calls create --from 410003 --to 447700900456 --yes')).toMatchObject({
      dst: '447700900456',
    });
  });

  test('never show a secret', async () => {
    const secret = 'a-secret-that-nobody-sees';
    const shown = await Promise.all([
      run(`apitokens delete ${secret} --dry-run`),
      run(`sessions login --email a@b.example --password ${secret} --dry-run`),
      run(`conferences create --name Board --pin ${secret} --dry-run`),
      run(`cdrs list --token ${secret}`),
      run('apitokens list'),
    ]);
    const text = shown.map(({ stdout, stderr }) => stdout + stderr).join('');
    expect(text).not.toContain(secret);
    expect(text).not.toContain(own.env['TELEPHONY_TOKEN']);
    expect(shown.at(-1)!.stderr).toContain('Hidden: token.');
    const notice = async (line: string) => /^Hidden.*$/m.exec((await run(`users list ${line}`)).stderr)?.[0];
    expect(await notice('--query [].ext')).toBeUndefined();
    expect(await notice('--output table --fields id,ext')).toBeUndefined();
    expect(await notice('--query [].{pin:vm_pin}')).toBe('Hidden: pin. --show-secrets shows them.');
    expect(await notice('--all --output csv')).toContain('vm_pin');
    expect((await run('apitokens list --show-secrets')).stdout).toContain(own.env['TELEPHONY_TOKEN']);
  });
});

test('a download is the same in a file and in a pipe, and replaces nothing', async () => {
  const file = join(own.folder, 'call.mp3');
  expect(await run(`monitors download 7001 -o ${file}`)).toMatchObject({ code: 0, stdout: '' });
  const { bytes } = await telephonyProcess(['monitors', 'download', '7001'], own.env);
  expect(bytes.length).toBe(736_512);
  expect(bytes.equals(readFileSync(file))).toBe(true);
  expect(await run(`monitors download 7001 -o ${file}`)).toMatchObject({ code: 2 });
  const missing = join(own.folder, 'missing.mp3');
  expect(await run(`monitors download 99 -o ${missing}`)).toMatchObject({ code: 4 });
  expect(existsSync(missing)).toBe(false);
});

test.for([
  ['cdsr list', 'Did you mean cdrs?'],
  ['cdrs lsit', 'Did you mean list?'],
  ['cdrs list --tpye M', 'Did you mean --type?'],
  ['cdrs list --output xml', 'Allowed choices are json, ndjson, table, csv'],
  ['cdrs list --limit many', '--limit: "many" is not a whole number.'],
  ['cdrs list --since tomorrowish', '--since: "tomorrowish" is not a time.'],
  ['cdrs list --since 2026-02-30', '--since: "2026-02-30" is not a time.'],
  ['cdrs list --filter caldate>1', 'Did you mean calldate?'],
  ['cdrs list --query [?', '--query: "[?" is not JMESPath'],
  ['cdrs get', "missing required argument 'id'"],
  ['cdrs get 1 2', 'too many arguments'],
  ['cdrs get abc', 'id: "abc" is not a whole number.'],
  ['cdrs', 'Usage: telephony cdrs'],
  ['contacts create', 'Pass the fields of the body'],
  ['calls create --from 410003 --yes', '--to must be given.'],
  ['contacts create --data {bad', '--data: the JSON cannot be read'],
  ['contacts create --data @/nowhere.json', '--data: ENOENT'],
  ['contacts bulk-update --data {}', 'a list of records'],
  ['cdrs list --profile sandbx', 'Did you mean sandbox?'],
  ['cdrs list --url nowhere', 'The URL is not an absolute URL'],
  ['login --url http://127.0.0.1:1/v1', 'Pass --email'],
  ['describe listCdr', 'Did you mean listCdrs?'],
  ['describe call.missed', '"call.missed" is an event'],
  ['describe calls missed', 'telephony calls missed --help'],
])('%s exits 2 and says what to do', async ([line, message]) => {
  expect(await run(line!)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message!) });
});

test('a wrong --query is found before anything is sent, and an unknown field is named', async () => {
  own.sandbox.clear();
  expect(await run('calls create --to 447700900456 --yes --query [bad')).toMatchObject({
    code: 2,
    stdout: '',
  });
  expect(own.sandbox.requests).toEqual([]);
  expect((await run('cdrs list --limit 1 --fields calldat')).stderr).toContain('Did you mean calldate?');
});

test('search and describe find an operation with its fields, example and doubts', async () => {
  const found = (await json('search missed calls')) as { command: string }[];
  expect(found.slice(0, 3).map(({ command }) => command)).toContain('telephony calls missed');
  expect(
    await json('describe cdrs list --query', ['{name: operation, ledger: doubts[].id, filter: filters[0]}']),
  ).toEqual({
    name: 'listCdrs',
    ledger: expect.arrayContaining(['O-45']),
    filter: 'id',
  });
});
