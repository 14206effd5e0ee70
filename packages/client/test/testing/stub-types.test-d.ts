import { createStub, file, record } from '../../src/testing.ts';

const stub = createStub();
stub.on('get', '/cdrs/{id}', record({ id: 42 }));
stub.on('post', '/contacts', ({ body }) => record({ id: 1, first_name: body.first_name }));
stub.on('get', '/monitors/{id}.mp3', file('ID3'));
// @ts-expect-error -- no such path
stub.on('get', '/cdr', { data: {} });
// @ts-expect-error -- no such verb
stub.on('delete', '/cdrs/{id}', undefined);
// @ts-expect-error -- not what the operation returns
stub.on('get', '/cdrs/{id}', record({ id: 'x' }));
// @ts-expect-error -- a file is not JSON
stub.on('get', '/monitors/{id}.mp3', record({}));
