import { childPointer } from '@telephony/contract';
import type { Change } from './change.ts';
import { compareContent } from './compare-content.ts';
import type { Comparison, OperationPair } from './comparison.ts';

/** The changes of the body of a request: what callers send, or what the platform sends to a webhook. */
export function compareRequestBody(comparison: Comparison, pair: OperationPair): Change[] {
  const { base, revision, name, kind } = pair;
  const was = comparison.base.member(base, 'requestBody');
  const is = comparison.revision.member(revision, 'requestBody');
  const direction = kind === 'webhook' ? 'answer' : 'request';
  const what = kind === 'webhook' ? 'the event' : 'the body';
  if (was && is) {
    return [
      ...compareNeed(was.value['required'] === true, is.value['required'] === true, pair, {
        base: was.pointer,
        revision: is.pointer,
      }),
      ...compareContent(comparison, was, is, {
        direction,
        operation: name,
        what,
        isPushed: kind === 'webhook',
      }),
    ];
  }
  if (was) {
    const place = { side: 'base', pointer: was.pointer } as const;
    const text =
      kind === 'webhook'
        ? 'The event has no body now: receivers find nothing.'
        : 'The request takes no body now: what callers send in it is lost or refused.';
    return [{ effect: 'wire', rule: 'body-removed', text, place, base: was.pointer, operations: [name] }];
  }
  if (!is) return [];
  const isRequired = is.value['required'] === true && direction === 'request';
  const text = isRequired
    ? 'The request must have a body now: requests without it are refused.'
    : kind === 'webhook'
      ? 'The event has a body (new).'
      : 'The request can have a body (new).';
  return [
    {
      effect: isRequired ? 'wire' : 'feature',
      rule: 'body-added',
      text,
      place: { side: 'revision', pointer: is.pointer },
      revision: is.pointer,
      operations: [name],
    },
  ];
}

function compareNeed(
  needed: boolean,
  needs: boolean,
  { name, kind }: OperationPair,
  { base, revision }: { base: string; revision: string },
): Change[] {
  if (needed === needs) return [];
  const [effect, text]: [Change['effect'], string] =
    kind === 'webhook'
      ? needs
        ? ['feature', 'The event always has a body now.']
        : ['wire', 'The event may come without a body now: receivers that count on it break.']
      : needs
        ? ['wire', 'The body is required now: requests without it are refused.']
        : ['feature', 'The body may be left out now.'];
  const rule = needs ? 'body-required' : 'body-optional';
  const at = { base: childPointer(base, 'required'), revision: childPointer(revision, 'required') };
  return [
    { effect, rule, text, place: { side: 'revision', pointer: at.revision }, ...at, operations: [name] },
  ];
}
