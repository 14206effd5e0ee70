import { type Ran, runProgram } from './run-program.ts';

/** How many shells run at once. */
const ABREAST = 4;

/** Runs each command in a bash of its own, which reads it as it reads a paste. */
export async function runCommands(
  commands: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Ran[]> {
  const ran: Ran[] = [];
  let next = 0;
  const work = async () => {
    while (next < commands.length) {
      const index = next++;
      ran[index] = await runProgram('bash', ['-s'], { ...options, input: `${commands[index]}\n` });
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return ran;
}
