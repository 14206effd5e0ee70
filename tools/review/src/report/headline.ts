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
