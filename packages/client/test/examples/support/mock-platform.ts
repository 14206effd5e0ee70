import { type Mock, startMock } from '@telephony/mock';
import { onTestFinished } from 'vitest';

/** A mock for one test, and what an example is started with to ask it. */
export async function mockPlatform(): Promise<{ mock: Mock; args: string[] }> {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  return { mock, args: ['--base-url', `${mock.url}/v1.2/service`] };
}
