import type { SampleCall } from '../sample/sample-call.ts';
import type { BenchClient } from './bench-client.ts';

/** What orval's functions have no place for in the client, and so takes each call. */
const options = "{ headers: { 'X-Auth-Token': 'TOKEN' } }";

/** The fetch functions that orval generates, with its defaults. They return every status as a value. */
export const orval: BenchClient = {
  name: 'orval',
  slug: 'orval',
  app: `
    import { getCdr } from '../orval/client.js';
    const { status, data } = await getCdr(42, ${options});
    if (status !== 200) throw new Error(String(status));
    console.log(data.data);
  `,
  timed: `
    import { getCdr } from '../orval/client.js';
    export const prepare = (fetch) => {
      globalThis.fetch = fetch;
      return async (signal) => {
        const { status, data } = await getCdr(42, { headers: { 'X-Auth-Token': 'TOKEN' }, signal });
        if (status !== 200) throw new Error(String(status));
        return data.data;
      };
    };
  `,
  edited: {
    source: `
      import { getCdr, listCdrs } from '../orval/client.js';
      const list = await listCdrs({ /**/ }, ${options});
      const record = await getCdr(42, ${options});
      console.log(list.data, record.data);
    `,
    offered: 'limit',
  },
  typed: {
    preamble: (calls) =>
      `import { ${[...new Set(calls.map((call) => call.operationId))].join(', ')} } from '../orval/client.js';`,
    call: (call) => `await ${call.operationId}(${argumentsOf(call).join(', ')})`,
    read: (name, { answer }) =>
      answer === 'unread'
        ? `${name}.data`
        : `'data' in ${name}.data ? ${name}.data.data${answer === 'list' ? '[0]' : ''} : undefined`,
  },
};

/** The path parameters in the order of the path, the body, the query. */
function argumentsOf({ path, input }: SampleCall): string[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const given = [...names.map((name) => input.path?.[name]), input.body, input.query];
  return given.filter((each) => each !== undefined).map((each) => JSON.stringify(each));
}
