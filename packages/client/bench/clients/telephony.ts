import { deletesCollection } from '@telephony/contract';
import type { SampleCall } from '../sample/sample-call.ts';
import type { BenchClient } from './bench-client.ts';
import { baseUrl } from './sample-address.ts';

const options = `baseUrl: '${baseUrl}', auth: 'TOKEN'`;

/** Ours: one function for the size and the time of a call, methods for the compilers. */
export const telephony: BenchClient = {
  name: '@telephony/client',
  slug: 'telephony',
  app: `
    import { createTelephony, getCdr } from '@telephony/client';
    const pbx = createTelephony({ ${options} });
    const { data } = await getCdr(pbx, { id: 42 });
    console.log(data);
  `,
  timed: `
    import { createTelephony, getCdr } from '@telephony/client';
    export const prepare = (fetch) => {
      const pbx = createTelephony({ ${options}, fetch });
      return async (signal) => (await getCdr(pbx, { id: 42 }, { signal })).data;
    };
  `,
  edited: {
    source: `
      import { createTelephony, operations } from '@telephony/client';
      const pbx = createTelephony({ ${options}, operations });
      const list = await pbx.listCdrs({ /**/ });
      const record = await pbx.getCdr({ id: 42 });
      console.log(list.data, record.data);
    `,
    offered: 'limit',
  },
  typed: {
    preamble: () => `
      import { createTelephony, operations } from '@telephony/client';
      const pbx = createTelephony({ ${options}, operations });
    `,
    call: (call) => `await pbx.${call.operationId}(${argumentsOf(call)})`,
    read: (name, { answer }) =>
      answer === 'list' ? `${name}.data[0]` : `${name}${answer === 'record' ? '.data' : ''}`,
  },
};

/** Path, query and body in one object; a list is a body by itself; an open body is in the long form. */
function argumentsOf({ method, path, input, hasOpenBody }: SampleCall): string {
  if (deletesCollection({ method, path })) return "{ confirm: 'all' }";
  if (hasOpenBody) return JSON.stringify(input);
  if (Array.isArray(input.body)) return JSON.stringify(input.body);
  const args = { ...input.path, ...input.query, ...(input.body as object | undefined) };
  return Object.keys(args).length > 0 || 'body' in input ? JSON.stringify(args) : '';
}
