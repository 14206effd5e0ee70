/** Milliseconds for a response of the control plane. */
const TIMEOUT = 30_000;

/** The control plane of a sandbox, below `/_sandbox`. */
export interface Control {
  /** @throws Error where it does not respond, or refuses. */
  read: (path: string) => Promise<unknown>;
  /** @param body JSON. @throws Error where it does not respond, or refuses. */
  send: (path: string, body?: string) => Promise<void>;
}

/** @param origin Of the sandbox. */
export function createControl(origin: string): Control {
  return {
    async read(path) {
      const body: unknown = await (await ask(path, {})).json();
      return body;
    },
    async send(path, body = '{}') {
      const headers = { 'Content-Type': 'application/json' };
      await ask(path, { method: 'POST', headers, body });
    },
  };

  async function ask(path: string, request: RequestInit): Promise<Response> {
    const response = await fetch(`${origin}/_sandbox${path}`, {
      ...request,
      redirect: 'error',
      // A run that is stopped puts the sandbox back, too.
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok)
      throw new Error(`The sandbox's control plane responds to ${path} with ${response.status}.`);
    return response;
  }
}
