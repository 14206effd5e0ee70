/** `npm run mock`: serves the mock until it is stopped. */
import { parseArgs } from 'node:util';
import { startMock } from './start-mock.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4010' }, host: { type: 'string', default: '127.0.0.1' } },
});

try {
  const mock = await startMock({ port: Number(values.port), host: values.host });
  console.log(`The mock answers on ${mock.url}`);
  process.send?.({ url: mock.url });
  const stop = () => void mock.close().finally(() => process.exit());
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // The parent that started this process has ended, in whatever way.
  process.once('disconnect', stop);
} catch (error) {
  // Prism rejects with the message of a listen error, not with the error.
  const message = error instanceof Error ? error.message : String(error);
  const taken = message.includes('EADDRINUSE');
  console.error(taken ? `Port ${values.port} is taken. Choose another with --port.` : message);
  process.exitCode = 1;
}
