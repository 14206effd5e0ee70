import { expect, it } from 'vitest';
import { toMarkdown } from '../src/report/to-markdown.ts';

it('shows the verdict first, and lets no server write into the table or the terminal', () => {
  const none = { covered: 0, total: 0 };
  const text = toMarkdown({
    verdict: 'violations',
    server: 'https://pbx.example.com',
    contract: '1.0.0',
    startedAt: '2026-11-20T16:06:00.000Z',
    permissions: { writes: false, dialling: false, collectionDeletes: false, logins: false },
    milliseconds: 1200,
    accepted: [],
    notSeen: [],
    newValues: [],
    laws: 0,
    putBack: [],
    recovered: [],
    journal: undefined,
    limited: { times: 0, seconds: 0 },
    requests: 3,
    violations: [
      {
        rule: 'undeclared-property',
        operationId: 'listCdrs',
        method: 'GET',
        path: '/cdrs',
        status: 200,
        pointer: '/data/*/a|b\n<script>\u001B[31m',
        message: 'is not a known field',
        expected: 'what the schema declares',
        by: 'sweep',
        count: 2,
      },
    ],
    coverage: { operations: none, parameters: none, properties: none, responses: none },
    unseen: [],
    calls: { events: 0, records: 1 },
    workflows: [],
    sweep: { asked: 3, skipped: [{ operationId: 'getCall', reason: 'no collection brought an id' }] },
  });
  expect(text).toMatch(/^# 1 violation\n/);
  expect(text).toContain(
    String.raw`| listCdrs (GET /cdrs) | 200 | /data/*/a\|b &lt;script>?[31m | is not a known field |`,
  );
  expect(text).toContain('1 record of live calls and CDRs, 0 events.');
  expect(text).toContain('| getCall | no collection brought an id |');
});
