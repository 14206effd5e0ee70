import type { Cdr } from '../../src/index.ts';
import { createStub, file, record, records, refusal } from '../../src/testing.ts';

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

stub.on('listCdrs', records([]));
stub.on('listCdrs', records([{ id: 1, dst: 'x', disposition: 'RINGING' }, { id: 2 }]));
// @ts-expect-error -- no such field
stub.on('listCdrs', records([{ id: 1, dts: 'x' }]));
// @ts-expect-error -- no such field, in one of several
stub.on('listCdrs', records([{ id: 1 }, { id: 2, dts: 'x' }]));
// @ts-expect-error -- not a value of the field
stub.on('listCdrs', records([{ id: 1, src: 2103 }]));
// @ts-expect-error -- no such field
stub.on('getCdr', record({ id: 1, dts: 'x' }));
// @ts-expect-error -- no such field
stub.on('getCdr', ({ params }) => record({ id: Number(params['id']), dts: 'x' }));
// @ts-expect-error -- no such field
stub.on('getCdr', async ({ attempt }) => (attempt < 2 ? refusal(503, 'Busy') : record({ id: 1, dts: 'x' })));
// @ts-expect-error -- no such field, without a helper
stub.on('listCdrs', { data: [{ id: 1, dts: 'x' }], total: 1 });

const cdrs = Array.from({ length: 3 }, (_, index) => ({ id: index, src: '2103' }));
stub.on('listCdrs', records(cdrs));
const reply = records(cdrs);
stub.on('listCdrs', reply);
stub.on('listCdrs', records<Cdr>([{ id: 1, dst: 'x' }]));
// @ts-expect-error -- no such field
records<Cdr>([{ id: 1, dts: 'x' }]);
// @ts-expect-error -- no such field
record<Cdr>({ id: 1, dts: 'x' });
export const src: string = record({ id: 1, src: 'x' }).data.src;
