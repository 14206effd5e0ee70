import type { BenchClient } from './bench-client.ts';
import { baseUrl } from './sample-address.ts';

const options = `baseUrl: '${baseUrl}', headers: { 'X-Auth-Token': 'TOKEN' }`;

/** The fetch client that hey-api's openapi-ts generates, with its defaults. */
export const heyApi: BenchClient = {
  name: 'hey-api',
  slug: 'hey-api',
  app: `
    import { client } from '../hey-api/client.gen.js';
    import { getCdr } from '../hey-api/sdk.gen.js';
    client.setConfig({ ${options} });
    const { data } = await getCdr({ path: { id: 42 }, throwOnError: true });
    console.log(data.data);
  `,
  timed: `
    import { client } from '../hey-api/client.gen.js';
    import { getCdr } from '../hey-api/sdk.gen.js';
    export const prepare = (fetch) => {
      client.setConfig({ ${options}, fetch });
      return async (signal) => (await getCdr({ path: { id: 42 }, throwOnError: true, signal })).data.data;
    };
  `,
  edited: {
    source: `
      import { client } from '../hey-api/client.gen.js';
      import { getCdr, listCdrs } from '../hey-api/sdk.gen.js';
      client.setConfig({ ${options} });
      const list = await listCdrs({ query: { /**/ } });
      const record = await getCdr({ path: { id: 42 } });
      console.log(list.data, record.data);
    `,
    offered: 'limit',
  },
  typed: {
    preamble: (calls) => `
      import { client } from '../hey-api/client.gen.js';
      import { ${[...new Set(calls.map((call) => call.operationId))].join(', ')} } from '../hey-api/sdk.gen.js';
      client.setConfig({ ${options} });
    `,
    call: ({ operationId, input }) =>
      `await ${operationId}(${Object.keys(input).length > 0 ? JSON.stringify(input) : ''})`,
    read: (name, { answer }) =>
      answer === 'list' ? `${name}.data?.data[0]` : `${name}.data${answer === 'record' ? '?.data' : ''}`,
  },
};
