import { deliver } from '../../../src/testing.ts';

/** Delivers an event, again and again until it is accepted, as the platform may do (ledger O-11). */
export async function insistOn(url: string, event: object): Promise<void> {
  for (;;) {
    const status = await deliver(url, event).then(
      (response) => response.status,
      () => null,
    );
    if (status === 204) return;
    if (status !== null && status < 500) throw new Error(`The response was ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
