import { readContract } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/generate/files';
import { expect, it } from 'vitest';
import { showRequest, showValue } from '../src/show-value.ts';
import { type Report, toMarkdown, toScreen } from '../src/report.ts';
import type { Violation } from '../src/violation.ts';

const VIOLATION: Violation = {
  rule: 'cors',
  operationId: 'listCdrs',
  method: 'GET',
  path: '/cdrs',
  status: 200,
  pointer: '',
  message: 'a page of another site cannot read the response',
  expected: '*',
  by: 'sweep',
  count: 1,
};

function reportOf(changes: Partial<Report>): Report {
  return {
    verdict: 'violations',
    server: 'https://pbx.example.com',
    contract: '1.0.0',
    startedAt: '2026-11-20T16:06:00.000Z',
    permissions: { writes: false, dialling: false, collectionDeletes: false, logins: false },
    milliseconds: 1200,
    laws: [],
    putBack: [],
    recovered: [],
    journal: undefined,
    requests: 3,
    failedInPassing: {},
    violations: [VIOLATION],
    unseen: [],
    workflows: [],
    sweep: { asked: 3, skipped: [{ operationId: 'getCall', reason: 'no collection brought an id' }] },
    ...changes,
  };
}

it('shows the verdict first, and lets no server write into the table or the terminal', () => {
  const text = toMarkdown(
    reportOf({
      violations: [
        {
          rule: 'undeclared field',
          operationId: 'listCdrs',
          method: 'GET',
          path: '/cdrs',
          status: 200,
          pointer: '/data/*/a|b\n<script>\u001B[31m',
          message: 'is not a known field',
          expected: 'what the schema declares',
          ledger: ['O-22'],
          by: 'sweep',
          count: 2,
        },
      ],
    }),
  );
  expect(text).toMatch(/^# 1 violation\n/);
  expect(text).toContain(
    '- listCdrs 200 /data/*/a|b &lt;script>?[31m: is not a known field; expected what the schema declares (ledger O-22) (2 times)\n    sweep\n',
  );
  expect(text).toContain('- getCall: no collection brought an id\n');
});

it('shows one fault of many places once: the first few on the screen, all in the report', () => {
  const names = Array.from({ length: 95 }, (_, index) => `read${index}`);
  const report = reportOf({ violations: names.map((operationId) => ({ ...VIOLATION, operationId })) });
  const screen = toScreen(report);
  expect(screen).toContain('# 1 violation at 95 places\n');
  expect(screen).toContain(
    'read0 200: a page of another site cannot read the response; expected * (95 times)\n',
  );
  expect(screen).toContain('    and 94 more places: read1 200, read2 200, read3 200, ...\n');
  expect(screen.split('\n').length).toBeLessThan(14);
  const text = toMarkdown(report);
  const rows = text.split('\n').filter((line) => line.includes('another site'));
  expect(rows).toHaveLength(1);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

it('counts for each law where it held, was violated, and could not be judged', () => {
  const laws = [
    {
      law: 'sort',
      held: 30,
      violated: 2,
      failedInPassing: 0,
      notJudged: { 'too few records or values to compare': 6, 'the list was 403': 1 },
    },
    { law: 'tokens', held: 9, violated: 0, failedInPassing: 0, notJudged: {} },
  ];
  for (const text of [toScreen(reportOf({ laws })), toMarkdown(reportOf({ laws }))]) {
    expect(text).toContain(
      '  sort: 30 held, 2 violated, 7 not judged (6 too few records or values to compare, 1 the list was 403)\n',
    );
    expect(text).toContain('  tokens: 9 held, 0 violated, 0 not judged');
  }
});

it('shows a filter that does not filter once, by whichever field and operator', () => {
  const violations = ['id', 'name'].flatMap((field) =>
    ['eq', 'ne'].map((operator): Violation => ({
      ...VIOLATION,
      rule: 'law',
      kind: 'a filter lets other records through',
      message: `a filter by ${field} (${operator}) lets other records through`,
      expected: `what ${operator} says of ${field}`,
      pointer: `/data/*/${field}`,
    })),
  );
  const screen = toScreen(reportOf({ violations }));
  expect(screen).toContain(
    'a filter by id (eq) lets other records through; expected what eq says of id (4 times)',
  );
  expect(screen.match(/lets other records through/g)).toHaveLength(1);
  expect(screen).toContain('    and 1 more place: listCdrs 200 /data/*/name\n');
});

it('shows faults of two fields, and of two kinds, by themselves', () => {
  const pointers = ['/data/*/id', '/data/id', '/data/*/price'];
  const violations: Violation[] = pointers.map((pointer) => ({ ...VIOLATION, rule: 'schema', pointer }));
  const screen = toScreen(reportOf({ violations: [...violations, VIOLATION] }));
  expect(screen.split('\n').filter((line) => line.includes('another site'))).toHaveLength(3);
  expect(screen).toContain('and 1 more place: listCdrs 200 /data/id');
});

it('counts on the screen the workflows that were run in part, with the options that they need', () => {
  const part = (workflowId: string): Report['workflows'][number] => ({
    topic: 'voicemail',
    workflowId,
    summary: 'Files a voicemail',
    steps: ['list', 'read'],
    total: 5,
    reason: 'file needs --allow-writes',
    verdict: 'passed',
    failure: undefined,
  });
  const screen = toScreen(reportOf({ workflows: ['one', 'two', 'three', 'four'].map(part) }));
  expect(screen).toContain('Workflows: 0 passed, 0 failed, 4 in part, 0 left out (--allow-writes).');
});

const operations = readContract(readBundle(contractFolder)).operationsById;

it('shows values without secrets, also those in an address', () => {
  expect(showValue('Tom', 'name')).toBe('"Tom"');
  expect(showValue('QSECRET', 'sip_password')).not.toContain('QSECRET');
  const request = (operationId: string, target: string) =>
    showRequest(operations.get(operationId)!, { method: 'GET', target, headers: [], body: Buffer.alloc(0) });
  expect(request('listCdrs', '/cdrs?limit=1')).toBe('GET /cdrs?limit=1');
  expect(request('listCdrs', '/cdrs?token=QSECRET')).not.toContain('QSECRET');
  expect(request('deleteApiToken', '/apitokens/QSECRET')).toBe('GET /apitokens/[redacted]');
});
