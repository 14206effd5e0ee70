/** Whether a server on this machine works: for images, which have no curl. */
import { UserError } from '@telephony/contract/command-line';

const ADDRESSES = ['http://127.0.0.1:4020/', 'http://127.0.0.1:4010/', 'http://127.0.0.1:8080/healthz'];
const TIMEOUT_MS = 4000;

export async function checkHealth(_options: unknown, url?: string): Promise<void> {
  const addresses = url === undefined ? ADDRESSES : [url];
  const states = await Promise.all(addresses.map(async (address) => `${address}: ${await stateOf(address)}`));
  if (!states.some((state) => state.endsWith(': ok'))) throw new UserError(states.join('\n'));
}

async function stateOf(address: string): Promise<string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? 'ok' : `status ${response.status}, ${(await response.text()).slice(0, 500)}`;
  } catch (error) {
    return ((error as Error).cause as Error | undefined)?.message ?? (error as Error).message;
  }
}
