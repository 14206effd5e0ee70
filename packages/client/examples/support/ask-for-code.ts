import { createInterface } from 'node:readline/promises';

/** Asks the user at the terminal for the code that the platform has sent by e-mail. */
export async function askForCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question('Code from the e-mail: ')).trim();
  } finally {
    terminal.close();
  }
}
