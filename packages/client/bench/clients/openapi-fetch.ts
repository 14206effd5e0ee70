import type { BenchClient } from './bench-client.ts';
import { baseUrl } from './sample-address.ts';

const options = `baseUrl: '${baseUrl}', headers: { 'X-Auth-Token': 'TOKEN' }`;

/** openapi-fetch as it is, over the unchanged output of openapi-typescript. */
export const openapiFetch: BenchClient = {
  name: 'openapi-fetch',
  slug: 'openapi-fetch',
  app: `
    import createClient from 'openapi-fetch';
    import type { paths } from '../openapi-fetch/schema.js';
    const api = createClient<paths>({ ${options} });
    const { data, error } = await api.GET('/cdrs/{id}', { params: { path: { id: 42 } } });
    if (error) throw error;
    console.log(data.data);
  `,
  timed: `
    import createClient from 'openapi-fetch';
    export const prepare = (fetch) => {
      const api = createClient({ ${options}, fetch });
      return async (signal) => {
        const { data, error } = await api.GET('/cdrs/{id}', { params: { path: { id: 42 } }, signal });
        if (error) throw error;
        return data.data;
      };
    };
  `,
  edited: {
    source: `
      import createClient from 'openapi-fetch';
      import type { paths } from '../openapi-fetch/schema.js';
      const api = createClient<paths>({ ${options} });
      const list = await api.GET('/cdrs', { params: { query: { /**/ } } });
      const record = await api.GET('/cdrs/{id}', { params: { path: { id: 42 } } });
      console.log(list.data, record.data);
    `,
    offered: 'limit',
  },
  typed: {
    preamble: () => `
      import createClient from 'openapi-fetch';
      import type { paths } from '../openapi-fetch/schema.js';
      const api = createClient<paths>({ ${options} });
    `,
    call: ({ method, path, input: { body, ...params } }) => {
      const init = {
        ...(Object.keys(params).length > 0 && { params }),
        ...(body !== undefined && { body }),
      };
      const rest = Object.keys(init).length > 0 ? `, ${JSON.stringify(init)}` : '';
      return `await api.${method.toUpperCase()}('${path}'${rest})`;
    },
    read: (name, { answer }) =>
      answer === 'list' ? `${name}.data?.data[0]` : `${name}.data${answer === 'record' ? '?.data' : ''}`,
  },
};
