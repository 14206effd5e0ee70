import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileCache } from '@telephony/testing/compile-cache';
import { runHere } from '@telephony/testing/run-here';
import { UserError } from '@telephony/contract/command-line';
import { contract, type Files, ledger } from './support/cases.ts';
import { FixtureFolder } from './support/fixture-folder.ts';
import { formatFindings } from '../../src/lint/lint-contract.ts';
import { runRedocly } from '../../src/lint/linters.ts';
import { repositoryRoot } from '@telephony/generate/files';

const CLI = new URL('../../src/lint/cli.ts', import.meta.url);

async function lint(files: Files, args: string[] = [], texts: Record<string, string> = {}) {
  using folder = new FixtureFolder([files]);
  for (const [name, text] of Object.entries(texts)) folder.write(`0/${name}`, text);
  return await runHere(CLI, args, dirname(folder.roots[0] ?? ''));
}

const book = ledger({ 'N-01': {} });

describe('node src/lint/cli.ts', { timeout: 60_000 }, () => {
  it('finds nothing in a contract that keeps the rules', async () => {
    expect(await lint(contract({ tags: [] }, book))).toEqual({
      code: 0,
      stdout: 'No findings.\n',
      stderr: '',
    });
  });

  it('says file, line and reason, plainly when piped', () => {
    using folder = new FixtureFolder([
      contract({ paths: { '/faxes': { $ref: 'paths/faxes/faxes.yaml' } } }, book),
    ]);
    const { status, stdout } = spawnSync(process.execPath, [fileURLToPath(CLI)], {
      cwd: dirname(folder.roots[0] ?? ''),
      encoding: 'utf8',
      env: { ...process.env, ...compileCache },
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/openapi\.yaml:\d+:\d+\n {2}Can't resolve \$ref: .*faxes\.yaml/);
    expect(stdout).toMatch(/\n\d+ findings\.\n$/);
    expect(stdout).not.toContain('\u001B');
  });

  it('shows every kind of mistake of a new operation in one run', async () => {
    const operation = {
      operationId: 'fetchFaxes',
      tags: ['CDRs'],
      summary: 'List faxes',
      description: 'Recieves faxes.\n\nSee `GET /fax` and ledger N-99.',
      'x-ledger': 'N-98',
      'x-legder': 'N-01',
      responses: { 404: { description: 'None.' } },
    };
    const workflow = {
      arazzo: '1.0.1',
      info: { title: 'Faxes', version: '1.0.0' },
      sourceDescriptions: [{ name: 'telephony', url: '../dist/openapi.json', type: 'openapi' }],
      workflows: [{ workflowId: 'readFaxes', steps: [{ stepId: 'list', operationId: 'listFaxs' }] }],
    };
    const { stdout } = await lint(
      contract(
        { paths: { '/faxes': { $ref: 'paths/faxes/faxes.yaml' } } },
        {
          ...ledger({ 'N-01': { kind: 'hole' } }),
          'sources.yaml': { sections: ['Events'] },
          'paths/faxes/faxes.yaml': { get: operation },
          'components/schemas/Fax.yaml': { type: 'object' },
          'workflows/faxes.arazzo.yaml': workflow,
        },
      ),
    );
    const rules = Array.from(stdout.matchAll(/\(([\w/-]+)\)$/gm), ([, rule]) => rule);
    expect(rules).toEqual(
      expect.arrayContaining([
        'contract-operation-id',
        'contract/extension-known',
        'contract/ledger-id-known',
        'contract/error-envelope',
        'contract-success-response',
        'ledger-form',
        'mention-known',
        'orphan-file',
        'source-missing',
        'spelling',
        'workflow-operation',
        'workflow-success',
      ]),
    );
  });

  it('lints OpenAPI 3.2, with what it has added', async () => {
    const kept = contract({ openapi: '3.2.0', $self: 'https://pbx.example/openapi.yaml', tags: [] }, book);
    expect((await lint(kept)).stdout).toBe('No findings.\n');
    const responses = {
      200: { description: 'Lines.', content: { 'application/jsonl': { itemSchema: {} } } },
    };
    const item = { query: { responses }, additionalOperations: { COPY: { responses } } };
    const tags = [
      { name: 'CDRs', description: 'Records.', kind: 'nav' },
      { name: 'Old', parent: 'CDRs' },
    ];
    const files = { 'paths/cdrs/cdrs.yaml': item, ...book };
    const broken = contract(
      { openapi: '3.2.0', tags, paths: { '/cdrs': { $ref: 'paths/cdrs/cdrs.yaml' } } },
      files,
    );
    const { code, stdout } = await lint(broken);
    expect(code).toBe(1);
    expect(stdout).toMatch(/cdrs\.yaml:2:\d+\n {2}The operation has no description/);
    expect(stdout).toContain('Tag object should contain');
    expect(stdout).not.toContain('is not expected here');
  });

  it('says what cannot be read, once, beside what is wrong elsewhere', async () => {
    const [path, unreadable] = ['/callLabels', '/sms'].map((name) => ({
      [name]: { $ref: `paths${name}${name}.yaml` },
    }));
    const { code, stdout } = await lint(
      contract(
        { tags: [], paths: { ...path, ...unreadable } },
        { ...book, 'paths/callLabels/callLabels.yaml': {} },
      ),
      [],
      {
        'paths/sms/sms.yaml': 'get:\n  tags: [SMS\n  summary: List\n',
        // A file that somebody has left beside the contract.
        'scratch/half.yaml': 'get: [',
      },
    );
    expect(code).toBe(1);
    expect(stdout).toMatch(/^\S*openapi\.yaml:\d+:\d+\n {2}A path is in lower case/);
    expect(stdout).toMatch(
      /paths\/sms\/sms\.yaml:3:\d+\n {2}This cannot be read as YAML: .*end with a \]\. Mentions, .* wait until it can\. .*\n\n2 findings\.\n$/,
    );
  });

  it.each([
    [
      'an unreadable root',
      'info: {title: x\n',
      /cannot be read as YAML: .*Redocly, Spectral, mentions, .* wait/,
    ],
    [
      'another version of OpenAPI',
      'openapi: 3.0.3\n',
      /Write openapi: 3\.1\.1\. Redocly and Spectral wait for it/,
    ],
  ])('checks the other files beside %s', async (_name, text, message) => {
    const texts = {
      'openapi.yaml': text,
      'components/schemas/Fax.yaml': 'description: A fax of 2026-02-30.\n',
    };
    const { stdout } = await lint(contract({}), [], texts);
    expect(stdout).toMatch(message);
    expect(stdout).toContain('There is no 2026-02-30.');
  });

  it('explains itself, and refuses what it does not know', async () => {
    const files = contract({});
    expect(await lint(files, ['--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Usage:'),
    });
    expect(await lint(files, ['--strict'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("unknown option '--strict'"),
    });
  });
});

it('writes a place that can be clicked, and the reason', () => {
  const file = join(repositoryRoot, 'openapi', 'paths', 'cdrs', 'cdrs.yaml');
  const finding = { file, line: 12, column: 5, rule: 'contract/one-tag', message: 'One line.' };
  expect(formatFindings([finding])).toEqual([
    'openapi/paths/cdrs/cdrs.yaml:12:5\n  One line. (contract/one-tag)',
  ]);
});

it('throws what a linter prints instead of its report', async () => {
  using folder = new FixtureFolder([contract({})]);
  folder.write('0/openapi.yaml', 'openapi: 3.1.1\ninfo: {title: x\npaths: {}\n');
  const error: unknown = await runRedocly(folder.roots).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(UserError);
  expect(String(error)).toMatch(/openapi\.yaml" \(3:1\)/);
});
