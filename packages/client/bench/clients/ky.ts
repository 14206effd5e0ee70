import type { AnyClient } from './bench-client.ts';
import { baseUrl } from './sample-address.ts';

const options = `prefix: '${baseUrl}', headers: { 'X-Auth-Token': 'TOKEN' }`;

/** ky, a client of any API: it repeats requests and limits their time, and has no types of this API. */
export const ky: AnyClient = {
  name: 'ky',
  slug: 'ky',
  app: `
    import ky from 'ky';
    const api = ky.create({ ${options} });
    const { data } = await api.get('cdrs/42').json();
    console.log(data);
  `,
  timed: `
    import ky from 'ky';
    export const prepare = (fetch) => {
      const api = ky.create({ ${options}, fetch });
      return async (signal) => (await api.get('cdrs/42', { signal }).json()).data;
    };
  `,
};
