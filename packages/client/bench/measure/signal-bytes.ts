/**
 * Run as a process of its own, with `--expose-gc`. Prints the bytes that a finished call leaves with a signal that is shared by
 * all, by the module that is given as argument; it exports `prepare(fetch)`.
 */
const calls = 20_000;

const record = JSON.stringify({ data: { id: 42 }, links: [] });
const stub = async (): Promise<Response> =>
  new Response(record, { headers: { 'content-type': 'application/json' } });

const { prepare } = (await import(process.argv[2]!)) as {
  prepare: (fetch: typeof stub) => (signal: AbortSignal) => Promise<unknown>;
};
const call = prepare(stub);
const { signal } = new AbortController();
const makeCalls = async () => {
  for (let left = calls; left > 0; left--) await call(signal);
};
const used = () => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

await makeCalls();
const before = used();
await makeCalls();
console.log((used() - before) / calls);
