import { createStub, file, record } from '../../src/testing.ts';

const stub = createStub();
stub.on('getCdr', record({ id: 42 }));
stub.on('createContact', ({ body }) => record({ id: 1, first_name: body.first_name ?? null }));
stub.on('downloadMonitorMp3', file('ID3'));
// @ts-expect-error -- no such operation
stub.on('listCdr', { data: {} });
// @ts-expect-error -- not what the operation returns
stub.on('getCdr', record({ id: 'x' }));
// @ts-expect-error -- a file is not JSON
stub.on('downloadMonitorMp3', record({}));
