import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePointer } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/generate/files';
import { readLedger } from '@telephony/generate/ledger';
import { ledgerReport, startProxy } from '@telephony/mock';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, it } from 'vitest';
import { changed, faultsAt, firstRecord, withStatus, withType } from './support/faults.ts';
import { lyingServer } from './support/lying-server.ts';
import { warmMock } from './support/servers.ts';

/** What `telephony-mock proxy --report` writes can be pasted into the ledger: its own reader takes it. */
it('is a ledger: one entry for a place of the contract, whichever operations it was seen in', async () => {
  const mock = await warmMock();
  const { lie } = faultsAt({
    'GET /cdrs': firstRecord({ price: '1.20', weight: 5 }),
    'GET /cdrs/1': changed(({ data }) => void Object.assign(data, { price: null })),
    'GET /users': withStatus(418),
    'GET /ddis': firstRecord({ channels: 'secret: #447700900123' }),
    'GET /queues': withType('text/html'),
  });
  await using server = await lyingServer(mock.url, lie);
  const proxy = await startProxy({ upstream: server.url, port: 0 });
  for (const path of ['/cdrs', '/cdrs', '/cdrs/1', '/users', '/ddis', '/queues', '/nowhere'])
    await (await fetch(proxy.url + path, { headers: { 'X-Auth-Token': 'any' } })).text();
  const file = join(temporaryFolder(), 'findings.yaml');
  writeFileSync(file, ledgerReport(proxy.findings()));
  await Promise.all([proxy.close(), mock.close()]);

  const entries = readLedger(file);
  expect(entries.map(({ id, title, source, places }) => [id, title, source, ...(places ?? [])])).toEqual([
    ['O-NEW-1', 'Undeclared field price of Cdr', 'Resources', '/components/schemas/Cdr'],
    ['O-NEW-2', 'Undeclared field weight of Cdr', 'Resources', '/components/schemas/Cdr'],
    ['O-NEW-3', 'Status 418 of GET /users', 'Endpoints', '/paths/~1users/get/responses'],
    [
      'O-NEW-4',
      'channels of Ddi must be integer or null',
      'Resources',
      '/components/schemas/Ddi/properties/channels',
    ],
    ['O-NEW-5', expect.stringMatching(/^Content-Type of GET \/queues/), 'Endpoints', expect.anything()],
  ]);
  expect(entries[0]?.observed).toMatch(
    /^listCdrs, status 200: `body\.data\[\]\.price` was there \(string\); seen 2 times, first on \S+\. getCdr, status 200: `body\.data\.price` was there \(null\)/,
  );
  expect(JSON.stringify(entries)).not.toContain('447700900123');
  const bundle = readBundle(contractFolder);
  const places = entries.flatMap((entry) => entry.places ?? []);
  expect(places.filter((place) => resolvePointer(bundle, place) === undefined)).toEqual([]);
});
