import { startMock } from '@telephony/mock';
import { startSandbox } from '@telephony/sandbox';

/** Mock and sandbox, for a program that must work with both alike. */
export interface Servers extends AsyncDisposable {
  /** What the program finds in its environment. */
  environment: Record<string, string>;
  /** How many CDRs there are in each. */
  totals: number[];
}

/** Starts both on free ports. */
export async function startServers(): Promise<Servers> {
  const mock = await startMock({ port: 0 });
  const sandbox = await startSandbox({ port: 0, seed: 1 });
  const token = sandbox.signIn?.token ?? '';
  const totalOf = async (url: string) => {
    const response = await fetch(`${url}/cdrs`, { headers: { 'X-Auth-Token': token } });
    return ((await response.json()) as { total: number }).total;
  };
  const urls = [`${mock.url}/v1.2/voice`, sandbox.baseUrl];
  return {
    environment: { TELEPHONY_SERVERS: urls.join(' '), TELEPHONY_TOKEN: token },
    totals: await Promise.all(urls.map(totalOf)),
    async [Symbol.asyncDispose]() {
      await mock.close();
      await sandbox.close();
    },
  };
}
