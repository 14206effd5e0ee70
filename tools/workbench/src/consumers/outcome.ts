import { FILTER, type Platform } from './platform.ts';

/** What is found out about a consumer; what was not reached, or is not for a validator, is not there. */
export interface Outcome {
  /** The programs that this machine lacks. */
  missing?: string[];
  accepts?: boolean;
  compiles?: boolean;
  calls?: boolean;
  filter?: boolean;
  enumeration?: boolean;
  /** Why it failed, with the output of the command. */
  reason?: string;
}

/** Ids of calls are above this: a program that keeps them in 32 bits fails. */
const LARGE = 2 ** 32;

/** Judges the line of JSON that a program has printed last, and what has arrived at the sandbox. */
export function judge(
  stdout: string,
  { filters, followed, cdrs, extension }: Omit<Platform, 'environment' | typeof Symbol.asyncDispose>,
): Outcome {
  const said = readLine(stdout.trim().split('\n').at(-1) ?? '');
  const faults = [
    ...(said['cdrs'] === cdrs ? [] : [`it read ${String(said['cdrs'])} CDRs instead of ${cdrs}`]),
    ...(Number(said['call']) > LARGE ? [] : [`the id of its call is ${String(said['call'])}`]),
    ...(said['dst'] === extension
      ? []
      : [`the transferred call goes to ${String(said['dst'])} instead of ${extension}`]),
    ...redirectFaults(followed),
    ...(said['field'] === 'from'
      ? []
      : [`the field of the error is ${String(said['field'])} instead of from`]),
  ];
  return {
    calls: faults.length === 0,
    filter: filters.length === 1 && filters[0] === FILTER,
    enumeration: said['state'] === 'RINGING',
    ...(faults.length > 0 && { reason: `${faults.join('; ')}.\n${stdout}` }),
  };
}

/** What is wrong with a program that has followed redirects. */
export function redirectFaults(followed: readonly string[]): string[] {
  return followed.map((method) => `it followed the redirect of a changed call with its token: ${method}`);
}

function readLine(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}
