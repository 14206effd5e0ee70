import { type Control, createControl } from '@telephony/sandbox/control';

/** Milliseconds for a response of the control plane. */
const TIMEOUT = 30_000;

/**
 * The control plane of a sandbox that another process has started. A run that is stopped puts the sandbox back too, so requests
 * end by time alone.
 *
 * @param origin Of the sandbox.
 * @returns A client that throws Error where the control plane does not respond, or refuses.
 */
export function openControl(origin: string): Control {
  const control = createControl(origin);
  control.use({
    onRequest: ({ request }) => new Request(request, { signal: AbortSignal.timeout(TIMEOUT) }),
    onResponse({ response, schemaPath }) {
      if (response.ok) return;
      throw new Error(`The sandbox's control plane responds to ${schemaPath} with ${response.status}.`);
    },
  });
  return control;
}
