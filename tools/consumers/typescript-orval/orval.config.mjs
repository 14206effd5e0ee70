export default {
  telephony: {
    input: 'openapi.json',
    output: { target: 'client.ts', client: 'fetch', baseUrl: { runtime: 'process.env.TELEPHONY_URL' } },
  },
};
