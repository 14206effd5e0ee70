import type { LogLevel } from '@telephony/command-line';
import type { SandboxOptions } from './sandbox-options.ts';
import type { WebhookOptions } from '../delivery/options.ts';
import type { Kind } from './kinds.ts';

/** One option of the sandbox, as help and README tell it. */
interface Option<V = unknown> {
  kind: Kind<V>;
  /** What it is for, in a few words. */
  about: string;
  /** Its value where it is not given, for people. */
  default: string;
  /** Whether the control plane changes it while the sandbox runs. */
  changeable?: boolean;
}

/** Functions are for code only. */
type Plain<T> = {
  [K in keyof T as NonNullable<T[K]> extends (...args: never[]) => unknown ? never : K]: T[K];
};

type OfSandbox = Plain<Omit<SandboxOptions, 'webhooks'>>;
type OfWebhooks = { [K in keyof Plain<WebhookOptions> as `webhooks.${K}`]: WebhookOptions[K] };

/** Every option by its name in code, with its type: one that is missing in the table does not compile. */
export type OptionValues = Required<OfSandbox & OfWebhooks> & {
  /** The level of the log, of the command alone. */
  log: LogLevel;
  quiet: boolean;
};

/** The name of an option, such as `webhooks.retrySeconds`. */
export type OptionName = keyof OptionValues;

export type OptionTable = { readonly [N in OptionName]: Option<NonNullable<OptionValues[N]>> };
