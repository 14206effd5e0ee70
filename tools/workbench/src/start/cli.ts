/** `npm start`: builds everything, then serves the mock, the sandbox and the docs site until it is stopped. */
import { runCli } from '@telephony/command-line';
import { runTurbo } from '../turbo/run-turbo.ts';
import { formatAddresses } from './format-addresses.ts';
import { readOptions } from './read-options.ts';
import { refuseTakenPorts } from './refuse-taken-ports.ts';
import { servicesOf } from './services.ts';
import { serve } from './serve.ts';

await runCli(async () => {
  const options = readOptions(process.argv.slice(2));
  const services = servicesOf(options);
  await refuseTakenPorts(services);
  const code = await runTurbo(['run', 'build', '--output-logs=errors-only']);
  if (code === 130 || code === 143) return 0;
  if (code !== 0) return code;
  return serve(services, (urls) => console.log(formatAddresses(urls)));
});
