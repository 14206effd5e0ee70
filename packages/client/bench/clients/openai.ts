import type { AnyClient } from './bench-client.ts';
import { baseUrl } from './sample-address.ts';

const options = `baseURL: '${baseUrl}', apiKey: 'TOKEN', defaultHeaders: { 'X-Auth-Token': 'TOKEN' }, dangerouslyAllowBrowser: true`;

/** The client of another API that many measure theirs by, used for its transport. It has all its own operations in it. */
export const openai: AnyClient = {
  name: 'openai',
  slug: 'openai',
  app: `
    import { OpenAI } from 'openai';
    const api = new OpenAI({ ${options} });
    const { data } = await api.get('/cdrs/42');
    console.log(data);
  `,
  timed: `
    import { OpenAI } from 'openai';
    export const prepare = (fetch) => {
      const api = new OpenAI({ ${options}, fetch });
      return async (signal) => (await api.get('/cdrs/42', { signal })).data;
    };
  `,
};
