import { type Mock, startMock } from '@telephony/mock';

/** A mock that has answered once, so that its first, slow request is over. It remembers only what comes after. */
export async function warmMock(): Promise<Mock> {
  const mock = await startMock({ port: 0 });
  await fetch(`${mock.url}/ping`, { headers: { 'X-Auth-Token': 'any' } });
  mock.clear();
  return mock;
}
