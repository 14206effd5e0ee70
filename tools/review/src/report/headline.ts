import type { Review } from '../review.ts';

/** The verdict in a sentence: what the change is, and which version it asks for. */
export function headline({ verdict, breaks, nextVersion, base, fragments }: Review): string {
  const meaning = {
    none: 'none: the contract says the same as before',
    patch: 'patch: words only, nothing changes for callers',
    minor: 'minor: something is new, everything that was right stays right',
    major:
      breaks === 'types'
        ? 'major, for types only: requests and responses stay valid, but code that is compiled against the types may not'
        : 'major: breaks programs on the wire',
  }[verdict];
  const waiting = fragments.others.length;
  const others =
    waiting === 0
      ? ''
      : `, with ${waiting} other ${waiting === 1 ? 'change' : 'changes'} that wait${waiting === 1 ? 's' : ''} for it`;
  const step =
    verdict === 'major' && nextVersion.startsWith('0.')
      ? '; below 1.0.0 a break raises the second number'
      : '';
  const next =
    verdict === 'none' && nextVersion === base.version
      ? `Version stays ${base.version}`
      : `Next version ${nextVersion} (base ${base.version}${others}${step})`;
  return `${meaning}. ${next}.`;
}

/** The state of the examples in a sentence. */
export function examplesLine({ examples: { before, after } }: Review): string {
  const having = after.bodies - after.missing.length;
  const had = before.bodies - before.missing.length;
  const change =
    having === had && after.bodies === before.bodies ? '' : ` (base: ${had} of ${before.bodies})`;
  return `${having} of ${after.bodies} JSON bodies of ${after.operations} operations have an example${change}.`;
}

/** What the types check found, in a sentence. */
export function typesLine({ types: { breaks, client } }: Review): string {
  const found =
    breaks.length === 0
      ? 'Code that calls every path of the base compiles against the new types.'
      : `${breaks.length} use${breaks.length === 1 ? '' : 's'} of the base's types no longer compile${breaks.length === 1 ? 's' : ''}.`;
  return client.length === 0
    ? found
    : `${found} The sources of the client have to follow in ${client.length} place${client.length === 1 ? '' : 's'}.`;
}
