import { childPointer, type FieldError, type Operation } from '@telephony/contract';
import type { ForwardedRequest } from '@telephony/http';
import type { FoundAt, Mistake } from '../findings/finding.ts';
import { safeMessage, safeName, safePath } from './safe-words.ts';

/** In what a request differs from the contract, in the words of the front and without what was sent. */
export function checkRequest({
  operation,
  breaches,
}: Pick<ForwardedRequest, 'operation' | 'breaches'>): Mistake[] {
  return breaches.map(({ field, message }) => {
    if (!operation)
      return {
        kind: field === 'method' ? 'unknown method' : 'unknown path',
        place: field,
        message: safeMessage(message),
        pointer: '/paths',
      };
    const place = safeField(field);
    return { kind: 'request', place, message: safeMessage(message), pointer: pointerOf(operation, field) };
  });
}

/** Where an exchange was, without what was sent. */
export function foundAt({ operation, sent }: ForwardedRequest, status: number): FoundAt {
  const path = operation?.path ?? safePath(sent.url);
  return { operationId: operation?.operationId, method: sent.method, path, status };
}

function pointerOf(operation: Operation, field: FieldError['field']): string {
  const [root = ''] = field.split(/[.[]/, 1);
  if (root === 'security') return operation.pointer;
  const parameter = operation.parameters.find(({ name }) => name === root);
  if (parameter) return parameter.pointer;
  if ((root === 'body' || root === 'Content-Type') && operation.body) return operation.body.pointer;
  return childPointer(operation.pointer, 'parameters');
}

/** `filter[0].value` as `filter[].value`. */
function safeField(field: string): string {
  return field
    .replaceAll(/\[\d*\]/g, '[]')
    .split('.')
    .map((part) => {
      const [, name = '', list = ''] = /^(.*?)((?:\[\])*)$/s.exec(part) ?? [];
      return safeName(name) + list;
    })
    .join('.');
}
