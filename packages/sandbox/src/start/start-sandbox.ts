import type { RecordedRequest, Rules } from '@telephony/http/control-types';
import { runInRealTime } from '../infrastructure/clock.ts';
import { type Control, createControl } from '../control/control-client.ts';
import { handlers } from '../operations/handlers/index.ts';
import { createSandboxFront } from '../http/front.ts';
import { checkOptions } from '../options/read-options.ts';
import { unusedOptions, type SandboxOptions } from '../options/sandbox-options.ts';
import { createPlatform } from './create-platform.ts';
import type { AccountNumber } from '../platform/core.ts';
import { accountsOf } from '../platform/platform.ts';
import { accountSignIn } from '../platform/accounts.ts';
import type { SignIn } from '../generated/control.ts';
import { keepPlatform } from '../snapshot/keep-platform.ts';

export type { SandboxOptions };

/** An account of a sandbox. */
export interface SandboxAccount {
  readonly number: AccountNumber;
  /** Token and sign-in of the story; undefined if the loaded data has none. */
  readonly signIn: SignIn | undefined;
  /** The control plane as `Sandbox.control`; what names nothing of an account is about this one. */
  readonly control: Control;
}

/** A running sandbox. */
export interface Sandbox {
  /** Origin, such as `http://127.0.0.1:4020`. */
  readonly url: string;
  /** Base address of the API, with version and service: `<url>/v1.2/voice`. */
  readonly baseUrl: string;
  /** Token and sign-in of the story; undefined if the loaded data has none. */
  readonly signIn: SignIn | undefined;
  /** Its accounts: one, or two with the option `accounts`. */
  readonly accounts: readonly SandboxAccount[];
  /** Its control plane: clock, simulations, webhooks, faults, state. */
  readonly control: Control;
  /** The requests received so far, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** Clears `requests`. */
  clear(): void;
  /** Which requests shall fail, and how. */
  readonly rules: Rules;
  /** Ends it and frees its port; a second time does nothing more. */
  close(): Promise<void>;
  /** As `close`: `await using sandbox = await startSandbox()` ends it with the scope. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts the platform in this process.
 *
 * @throws OptionError for an option that does not exist, or a value that it does not take.
 * @throws Error when the bundle cannot be read, the port is already in use (`code` is EADDRINUSE), or a data file
 *   cannot be used.
 */
export async function startSandbox(given: SandboxOptions = {}): Promise<Sandbox> {
  const { fixture: source, ...options } = checkOptions(given);
  const { port = 4020, host = '127.0.0.1', onFault = console.error, onWarning = console.error } = options;
  // Few sandboxes need the reader of YAML, which takes its time to load.
  const fixture =
    source === undefined ? undefined : await (await import('../fixture/read-fixture.ts')).readFixture(source);
  const platform = createPlatform({ ...options, ...(fixture && { fixture }) }, Date.now, onFault, onWarning);
  const { data } = options;
  const keeper = data === undefined ? undefined : await keepPlatform(platform, data, Date.now, onFault);
  const front = createSandboxFront(platform, handlers, onFault, options);
  keeper?.attach(front.server);
  await keeper?.catchUp();
  const url = await front.listen(port, host).catch((error: unknown) => {
    keeper?.close();
    throw error;
  });
  const warning = unusedOptions(given, keeper?.restored ? data : undefined);
  if (warning !== undefined) onWarning(warning);
  const stopTime = runInRealTime(platform.clock, onFault);
  const control = lazy(() => createControl(url, 1, options.controlToken));
  const close = lazy(async () => {
    stopTime();
    await Promise.all(accountsOf(platform).map(({ webhooks }) => webhooks.stop()));
    await front.close();
    keeper?.close();
  });
  return {
    url,
    baseUrl: `${url}/v1.2/voice`,
    signIn: accountSignIn(platform),
    accounts: accountsOf(platform).map((account) => {
      const accountControl = lazy(() => createControl(url, account.account, options.controlToken));
      return {
        number: account.account,
        signIn: accountSignIn(account),
        get control() {
          return accountControl();
        },
      };
    }),
    get control() {
      return control();
    },
    requests: front.record.requests,
    clear: () => front.record.clear(),
    rules: front.rules,
    close,
    [Symbol.asyncDispose]: close,
  };
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
