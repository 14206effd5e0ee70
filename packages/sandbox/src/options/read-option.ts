import { nearest } from '@telephony/contract';
import { type OptionName, options, type OptionValues } from './table.ts';
import { OptionError } from './kinds.ts';
import type { SandboxOptions } from './sandbox-options.ts';

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

/** Options as `startSandbox` takes them. */
export function nested(given: Omit<Given, 'log' | 'quiet'>): SandboxOptions {
  const others: Record<string, unknown> = {};
  const webhooks: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const [, ofWebhooks] = /^webhooks\.(.+)$/.exec(name) ?? [];
    if (ofWebhooks === undefined) others[name] = value;
    else webhooks[ofWebhooks] = value;
  }
  return { ...others, webhooks };
}

/** The options that one source gives: command line, environment or code. */
export type Given = Partial<OptionValues>;

export const optionNames = Object.keys(options) as OptionName[];

/**
 * Reads an option.
 *
 * @param place Where it is, for the message: `--port`, or `startSandbox: port`.
 * @param raw A text of the command line or the environment, or a value of code.
 * @throws OptionError when it does not take the value.
 */
export function readOption<N extends OptionName>(
  name: N,
  place: string,
  raw: { text: string } | { json: unknown },
): Pick<Given, N> {
  const { kind, default: usual } = options[name];
  const value = 'text' in raw ? kind.fromText(raw.text) : kind.fromJson(raw.json);
  if (value === undefined) {
    const shown = 'text' in raw ? `"${raw.text}"` : (JSON.stringify(raw.json) ?? 'nothing');
    throw new OptionError(
      `${place}: ${shown} is not valid. Give ${kind.is}, or leave it out (default: ${usual.replaceAll('`', '')}).`,
    );
  }
  return { [name]: value } as Pick<Given, N>;
}

/** The end of a message about a name that no option has: the option that may be meant, or where all of them are. */
export function meant(name: string, names: Iterable<string>): string {
  const near = nearest(name, names);
  return near === undefined ? 'See telephony-sandbox --help.' : `Did you mean ${near}?`;
}
