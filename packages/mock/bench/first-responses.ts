import { commands } from './commands.ts';
import { startMeasured } from './measured-server.ts';

const ROUNDS = 5;

/** From the command to the first response of each, in milliseconds: the median of several starts, in turn. */
export async function firstResponses(
  document: string,
  path: string,
): Promise<{ mock: number; prism: number }> {
  const [mock, prism]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    mock.push(await firstResponse(commands.mock, path));
    prism.push(await firstResponse(commands.prism(document, '-v', 'silent'), path));
  }
  return { mock: median(mock), prism: median(prism) };
}

async function firstResponse(command: string[], path: string): Promise<number> {
  await using server = await startMeasured(command, path);
  return server.firstResponse;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
