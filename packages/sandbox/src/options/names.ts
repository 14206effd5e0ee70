import type { OptionName } from './option.ts';
import { options } from './table.ts';

/** What all variables of the environment begin with. */
export const PREFIX = 'TELEPHONY_SANDBOX_';

/** On the command line: `--webhooks-retry-seconds` for `webhooks.retrySeconds`. */
export function flagOf(name: OptionName): string {
  return `--${dashed(name)}`;
}

/** As help and README write it, with what its value is. What is usually on is there to be turned off. */
export function formOf(name: OptionName): string {
  const { kind, default: usual } = options[name];
  if (kind.value !== undefined) return `${flagOf(name)} ${kind.value}`;
  return usual === 'on' ? flagOf(name).replace('--', '--[no-]') : flagOf(name);
}

/** In the environment: `TELEPHONY_SANDBOX_WEBHOOKS_RETRY_SECONDS` for `webhooks.retrySeconds`. */
export function variableOf(name: OptionName): string {
  return PREFIX + dashed(name).replaceAll('-', '_').toUpperCase();
}

/** The name of the command line without its dashes before it. */
export function dashed(name: string): string {
  return name.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
