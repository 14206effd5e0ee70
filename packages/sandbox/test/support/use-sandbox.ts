import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/start/start-sandbox.ts';

/** One sandbox for the tests of a file, reset before each of them. */
export function useSandbox(options: SandboxOptions = {}): Sandbox {
  const sandbox = {} as Sandbox;
  beforeAll(async () => {
    const started = await startSandbox({ port: 0, clock: 'manual', seed: 1, ...options });
    Object.defineProperties(sandbox, Object.getOwnPropertyDescriptors(started));
  });
  beforeEach(() => sandbox.control.reset());
  afterAll(() => sandbox.close());
  return sandbox;
}
