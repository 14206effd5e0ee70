import { HelpWanted } from './help-wanted.ts';
import { UserError } from './user-error.ts';

/** Runs the body of a command. A UserError is printed as its message, any other error with its stack. */
export async function runCli(main: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (error instanceof HelpWanted) {
      console.log(error.message);
      return;
    }
    console.error(error instanceof UserError ? error.message : error);
    process.exitCode = error instanceof UserError ? error.exitCode : 1;
  }
}
