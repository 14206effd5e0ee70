import { isJsonObject } from '@telephony/contract';

/** The address of a server object as code, or what is meant where there is none. */
export function hostText(server: unknown): string {
  return isJsonObject(server) ? `\`${String(server['url'])}\`` : 'the servers of the operation';
}
