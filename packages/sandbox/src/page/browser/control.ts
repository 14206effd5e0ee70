import createClient from 'openapi-fetch';
import type { paths } from '../../generated/control.ts';
import { ofAccount } from './account.ts';
import { askForToken, tokenHeader } from './control-token.ts';

/** Where the control plane is. */
export const CONTROL = '/_sandbox';

/** The control plane of the sandbox. */
export const control = createClient<paths>({ baseUrl: CONTROL });

control.use({
  onRequest: ({ request, schemaPath }) => {
    for (const [name, value] of Object.entries(tokenHeader())) request.headers.set(name, value);
    return ofAccount(request, schemaPath);
  },
  onResponse: ({ response }) => {
    if (response.status === 403) askForToken();
  },
});

/**
 * The data of a response.
 *
 * @throws Error with the message of the sandbox where it refuses.
 */
export async function done<T>(
  asked: Promise<{ data?: T; error?: { message: string } | undefined }>,
): Promise<T> {
  const { data, error } = await asked;
  if (error !== undefined) throw new Error(error.message);
  return data as T;
}
