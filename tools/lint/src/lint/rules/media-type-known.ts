import { nearest } from '@telephony/contract';
import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

const SENT = ['application/json'];
/** Types of files are not documented: any, or any of sound where one was seen. */
const RETURNED = [...SENT, '*/*', 'audio/*'];

/**
 * A body is JSON, or a file in a response. A misspelt media type is valid OpenAPI: the body then has no type in the client,
 * and no example in the mock.
 */
export const rule: Rule = () =>
  eachOperation(({ operation }, report) => {
    const bodies = [
      { known: SENT, element: operation.get('requestBody') },
      ...(operation.get('responses')?.entries() ?? []).map(([, element]) => ({ known: RETURNED, element })),
    ];
    for (const { known, element } of bodies) {
      for (const [name, media] of element?.get('content')?.entries() ?? []) {
        if (known.includes(name)) continue;
        const meant = nearest(name, known);
        const remedy = meant === undefined ? `Write ${known.join(' or ')}.` : `Did you mean ${meant}?`;
        report(`${name} is not a media type of this API. ${remedy}`, media.writtenAt.key());
      }
    }
  });
