import { isBuiltin } from 'node:module';
import type { RecordedRequest, Rules } from '@telephony/http/control-types';
import { runInRealTime } from '../infrastructure/clock.ts';
import { type Control, createControl } from '../control/control-client.ts';
import { handlers } from '../operations/handlers/index.ts';
import { createSandboxFront } from '../http/front.ts';
import { checkOptions } from '../options/read-options.ts';
import { unusedOptions, type SandboxOptions } from '../options/sandbox-options.ts';
import { createPlatform } from './create-platform.ts';
import type { AccountNumber } from '../platform/core.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { accountSignIn } from '../platform/accounts.ts';
import type { SignIn } from '../generated/control.ts';
import type { DataKeeper } from '../snapshot/keep-data.ts';

export type { SandboxOptions };

/** An account of a sandbox. */
export interface SandboxAccount {
  readonly number: AccountNumber;
  /** Token and sign-in of the story, if the data has one. */
  readonly signIn: SignIn | undefined;
  /** The control plane. Requests that name nothing of an account are about this one. */
  readonly control: Control;
}

/** A running sandbox. */
export interface Sandbox {
  /** Origin, such as `http://127.0.0.1:4020`. */
  readonly url: string;
  /** Base address of the API, with version and service: `<url>/v1.2/voice`. */
  readonly baseUrl: string;
  /** Token and sign-in of the story, if the data has one. */
  readonly signIn: SignIn | undefined;
  /** Accounts: one, or two with the option `accounts`. */
  readonly accounts: readonly SandboxAccount[];
  /** Control plane: clock, simulations, webhooks, faults, state. */
  readonly control: Control;
  /** Received requests, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** Clears `requests`. */
  clear(): void;
  /** Rules for requests that fail. */
  readonly rules: Rules;
  /** Ends the sandbox and frees its port. */
  close(): Promise<void>;
  /** Ends the sandbox with the scope: `await using sandbox = await startSandbox()`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts the platform in this process.
 *
 * @throws OptionError for an unknown option or an invalid value.
 * @throws Error when the bundle cannot be read, the port is in use (`code` is EADDRINUSE), or a data file cannot be used.
 */
export async function startSandbox(userOptions: SandboxOptions = {}): Promise<Sandbox> {
  const { fixture: source, ...options } = checkOptions(userOptions);
  const { port = 4020, host = '127.0.0.1', onFault = console.error, onWarning = console.error } = options;
  // Few sandboxes need the YAML reader, which takes time to load.
  const fixture =
    source === undefined ? undefined : await (await import('../fixture/read-fixture.ts')).readFixture(source);
  const platform = createPlatform({ ...options, ...(fixture && { fixture }) }, Date.now, onFault, onWarning);
  const { data } = options;
  const keeper = data === undefined ? undefined : await openData(platform, data, onFault);
  const front = createSandboxFront(platform, handlers, onFault, options, keeper?.beforeResponse);
  await keeper?.catchUp();
  const url = await front.listen(port, host).catch((error: unknown) => {
    keeper?.close();
    throw error;
  });
  const warning = unusedOptions(userOptions, keeper?.restored ? data : undefined);
  if (warning !== undefined) onWarning(warning);
  const stopTime = runInRealTime(platform.clock, onFault);
  const accounts = accountsOf(platform).map((account) => {
    const control = lazy(() => createControl(url, account.account, options.controlToken));
    return {
      number: account.account,
      signIn: accountSignIn(account),
      get control() {
        return control();
      },
    };
  });
  const close = lazy(async () => {
    stopTime();
    await Promise.all(accountsOf(platform).map(({ webhooks }) => webhooks.stop()));
    await front.close();
    keeper?.close();
  });
  return {
    url,
    baseUrl: `${url}/v1.2/voice`,
    signIn: accounts[0]!.signIn,
    accounts,
    get control() {
      return accounts[0]!.control;
    },
    requests: front.record.requests,
    clear: () => front.record.clear(),
    rules: front.rules,
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function openData(
  platform: Platform,
  file: string,
  onFault: (error: Error) => void,
): Promise<DataKeeper> {
  if (!isBuiltin('node:sqlite')) {
    throw new Error(
      `A data file needs SQLite, which Node ${process.versions.node} does not have. Use Node 22.13 or newer.`,
    );
  }
  // Few sandboxes need SQLite, which takes time to load.
  const { keepData } = await import('../snapshot/keep-data.ts');
  return keepData(platform, file, Date.now, onFault);
}

// The control client loads Node's fetch, which the command does not need.
function lazy<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}
