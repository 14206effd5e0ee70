import type { BenchClient } from './bench-client.ts';
import { baseUrl } from './sample-address.ts';

/** What one writes without a client: nothing is typed, and only the status is checked. */
export const rawFetch: BenchClient = {
  name: 'raw fetch',
  slug: 'raw-fetch',
  app: `
    const response = await fetch('${baseUrl}/cdrs/42', { headers: { 'X-Auth-Token': 'TOKEN' } });
    if (!response.ok) throw new Error(String(response.status));
    console.log((await response.json()).data);
  `,
  edited: {
    source: `
      const list = await fetch('${baseUrl}/cdrs?limit=100', { /**/ });
      const record = await fetch('${baseUrl}/cdrs/42', { headers: { 'X-Auth-Token': 'TOKEN' } });
      console.log(await list.json(), await record.json());
      export {};
    `,
    offered: 'headers',
  },
  timed: `
    export const prepare = (fetch) => async (signal) => {
      const response = await fetch('${baseUrl}/cdrs/42', { headers: { 'X-Auth-Token': 'TOKEN' }, signal });
      if (!response.ok) throw new Error(String(response.status));
      return (await response.json()).data;
    };
  `,
};
