import type { Path } from './contract-file.ts';

/** A value with the keys that lead to it. */
interface Member {
  path: Path;
  value: unknown;
}

/** Every value in a value, itself included, from the top. */
export function* membersIn(value: unknown, path: Path = []): Generator<Member> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* membersIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
