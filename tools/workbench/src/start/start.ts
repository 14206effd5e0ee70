import { type StopSignal, UserError } from '@telephony/command-line';
import type { Build } from './build.ts';
import { formatAddresses } from './format-addresses.ts';
import { type Ready, runService, type RunningService } from './run-service.ts';
import type { Service, ServiceName } from './service.ts';
import type { Steps } from '../steps.ts';

/** What `start` works with. */
export interface Surroundings {
  build: Build;
  steps: Steps;
  signal: StopSignal;
  print: (text: string) => void;
}

/**
 * Builds and serves: the sandbox and the mock as soon as they can be served, then the docs. Ends when `signal` says so (exit
 * code 0), when a build fails (it throws) or when a service ends by itself (1); then all that was started has ended.
 */
export async function start(
  services: Record<ServiceName, Service>,
  { build, steps, signal, print }: Surroundings,
): Promise<number> {
  const ending = new AbortController();
  const either = AbortSignal.any([signal, ending.signal]);
  let building: Promise<void> = Promise.resolve();
  const built = async (workspaces: string[]) => {
    building = build(workspaces, either);
    await building;
    // Nothing is started any more when all is to end.
    either.throwIfAborted();
  };
  const running: RunningService[] = [];
  const { promise: died, resolve: someDied } = Promise.withResolvers<string>();

  const serve = async (name: ServiceName, title: string): Promise<Ready> => {
    const service = runService(services[name]);
    running.push(service);
    void service.died.then(someDied);
    return steps.run(
      title,
      'starting',
      () => Promise.race([service.ready, failWith(service.died)]),
      ({ url }) => url,
    );
  };
  const work = async () => {
    await steps.run(
      'Contract',
      'bundling',
      () => built(['@telephony/openapi']),
      () => 'bundled',
    );
    const both = ['@telephony/sandbox', '@telephony/mock'];
    await steps.run(
      'Packages',
      'compiling',
      () => built(both),
      () => 'compiled',
    );
    // Not in parallel: the one to try first gets the processor to itself.
    const sandbox = await serve('sandbox', 'Sandbox');
    const mock = await serve('mock', 'Mock');
    await steps.run(
      'Docs',
      'building, which takes up to a minute the first time',
      () => built(['@telephony/docs']),
      () => 'built',
    );
    const docs = await serve('docs', 'Docs');
    print(formatAddresses({ sandbox, mock, docs }));
  };

  const working = work();
  const stopped = new Promise<'stopped'>((resolve) => {
    signal.addEventListener('abort', () => resolve('stopped'), { once: true });
  });
  try {
    const outcome = await Promise.race([working.then(() => died), stopped, died]);
    if (outcome === 'stopped') return 0;
    console.error(outcome);
    return 1;
  } finally {
    ending.abort();
    await Promise.allSettled([building, ...running.map((service) => service.end())]);
  }
}

async function failWith(reason: Promise<string>): Promise<never> {
  throw new UserError(await reason);
}
