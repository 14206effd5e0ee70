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
      ...compareNeed(was.value['required'] === true, is.value['required'] === true, pair, is.pointer),
      ...compareContent(comparison, was, is, { direction, operation: name, what }),
    ];
  }
  if (was) {
    const place = { side: 'base', pointer: was.pointer } as const;
    const text = `The request takes no body now: what callers send in it is lost or refused.`;
    return [{ effect: 'wire', rule: 'body-removed', text, place, base: was.pointer, operations: [name] }];
  }
  if (!is) return [];
  const isRequired = is.value['required'] === true && direction === 'request';
  const text = isRequired
    ? 'The request must have a body now: requests without it are refused.'
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
  pointer: string,
): Change[] {
  if (needed === needs || kind === 'webhook') return [];
  return [
    {
      effect: needs ? 'wire' : 'feature',
      rule: needs ? 'body-required' : 'body-optional',
      text: needs
        ? 'The body is required now: requests without it are refused.'
        : 'The body may be left out now.',
      place: { side: 'revision', pointer },
      revision: pointer,
      operations: [name],
    },
  ];
}
