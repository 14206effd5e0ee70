export default {
  telephony: {
    input: 'openapi.codegen.json',
    output: { target: 'client.ts', client: 'fetch', baseUrl: { runtime: 'process.env.TELEPHONY_URL' } },
  },
};
