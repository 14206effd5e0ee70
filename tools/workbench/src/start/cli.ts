/** `npm start`: builds and serves the sandbox, the mock and the docs site until it is stopped. */
import { runCli, stopSignal } from '@telephony/command-line';
import { build } from './build.ts';
import { readOptions } from './read-options.ts';
import { refuseTakenPorts } from './refuse-taken-ports.ts';
import { servicesOf } from './service.ts';
import { start } from './start.ts';
import { createSteps } from '../steps.ts';

await runCli(async () => {
  const services = servicesOf(readOptions(process.argv.slice(2)));
  await refuseTakenPorts(Object.values(services));
  return start(services, {
    build,
    steps: createSteps(process.stdout),
    signal: stopSignal(),
    print: (text) => console.log(text),
  });
});
