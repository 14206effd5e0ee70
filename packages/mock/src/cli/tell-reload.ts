import type { LogLevel } from '@telephony/command-line';
import type { Log } from '@telephony/http';

/** Tells of each attempt to read a document that has changed: of a failure in any case, of a success as the level says. */
export function tellReload(log: Log, level: LogLevel): (failure: Error | undefined) => void {
  return (failure) => {
    if (failure)
      console.error(
        `The contract has changed but cannot be read; the last good one stays in use: ${failure.message}`,
      );
    else if (level !== 'silent') log.line('The contract has changed and is now in use.');
  };
}
