import { deletesCollection } from '@telephony/contract';
import type { BenchClient } from './bench-client.ts';
import { baseUrl } from './sample-address.ts';

const options = `baseUrl: '${baseUrl}', auth: 'TOKEN'`;

/** Ours, as it is published. */
export const telephony: BenchClient = {
  name: '@telephony/client',
  slug: 'telephony',
  app: `
    import { createTelephony } from '@telephony/client';
    const pbx = createTelephony({ ${options} });
    const { data } = await pbx['/cdrs/{id}'].get({ path: { id: 42 } });
    console.log(data);
  `,
  timed: `
    import { createTelephony } from '@telephony/client';
    export const prepare = (fetch) => {
      const pbx = createTelephony({ ${options}, fetch });
      return async (signal) => (await pbx['/cdrs/{id}'].get({ path: { id: 42 }, signal })).data;
    };
  `,
  edited: {
    source: `
      import { createTelephony } from '@telephony/client';
      const pbx = createTelephony({ ${options} });
      const list = await pbx['/cdrs'].get({ query: { /**/ } });
      const record = await pbx['/cdrs/{id}'].get({ path: { id: 42 } });
      console.log(list.data, record.data);
    `,
    offered: 'limit',
  },
  typed: {
    preamble: () => `
      import { createTelephony } from '@telephony/client';
      const pbx = createTelephony({ ${options} });
    `,
    call: ({ method, path, input }) => {
      const consent = deletesCollection({ method, path }) ? { confirm: 'all' } : {};
      const given = { ...input, ...consent };
      return `await pbx['${path}'].${method}(${Object.keys(given).length > 0 ? JSON.stringify(given) : ''})`;
    },
    read: (name, { answer }) =>
      answer === 'list' ? `${name}.data[0]` : `${name}${answer === 'record' ? '.data' : ''}`,
  },
};
