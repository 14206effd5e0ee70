import { posix } from 'node:path';
import { nearest } from '@telephony/contract';
import type { Check } from './check.ts';

/** Every `$ref` leads to a file of the contract. */
export const referenceTarget: Check = (files) =>
  files.references
    .filter(({ target }) => !files.get(target))
    .map(({ from, path, ref, target }) => {
      const folder = posix.dirname(target);
      const there = files.all.map(({ name }) => name).filter((name) => posix.dirname(name) === folder);
      const meant = nearest(
        posix.basename(target),
        there.map((name) => posix.basename(name)),
      );
      const remedy =
        meant === undefined
          ? `Write the file openapi/${target}, or correct the name.`
          : `Did you mean ${posix.join(posix.dirname(ref), meant)}?`;
      return from.finding([...path, '$ref'], 'reference-target', `There is no file ${ref}. ${remedy}`);
    });
