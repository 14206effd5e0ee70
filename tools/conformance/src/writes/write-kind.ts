import type { Operation } from '@telephony/contract';

export type WriteKind =
  | { kind: 'read' }
  | { kind: 'session' }
  /** Nothing puts it back, but a call can be ended. */
  | { kind: 'effect'; end: Operation | undefined }
  | { kind: 'makes'; remove: Operation }
  | { kind: 'changes'; isBulk: boolean; read: Operation }
  | { kind: 'removes'; collection: string }
  | { kind: 'other'; why: string };

const SESSIONS = new Set(['login', 'loginWithSecondFactor', 'logout']);

export function writeKind(operation: Operation, operations: readonly Operation[]): WriteKind {
  const { method, path, effect, operationId } = operation;
  if (method === 'get') return { kind: 'read' };
  if (SESSIONS.has(operationId)) return { kind: 'session' };
  const collection = collectionOf(path);
  const ofRecord = (wanted: string) =>
    operations.find((one) => one.method === wanted && /^\{\w+\}$/.test(tail(one, collection)));
  if (effect !== undefined)
    return { kind: 'effect', end: method === 'post' ? ofRecord('delete') : undefined };
  if (method === 'post') {
    const remove = ofRecord('delete');
    return remove
      ? { kind: 'makes', remove }
      : { kind: 'other', why: 'the contract has no way to remove what it makes' };
  }
  if (method === 'patch') {
    const read = ofRecord('get');
    const isBulk = !path.includes('{');
    return read
      ? { kind: 'changes', isBulk, read }
      : { kind: 'other', why: 'the contract has no way to read the record' };
  }
  if (method === 'delete' && path.includes('{')) return { kind: 'removes', collection };
  return { kind: 'other', why: 'nothing is known that puts it back' };
}

export function collectionOf(path: string): string {
  const end = path.indexOf('/{');
  return end === -1 ? path : path.slice(0, end);
}

function tail({ path }: Operation, collection: string): string {
  return path.startsWith(`${collection}/`) ? path.slice(collection.length + 1) : '';
}

export function howPutBack(write: Exclude<WriteKind, { kind: 'read' }>): string {
  switch (write.kind) {
    case 'session':
      return 'a session that the run ends again';
    case 'effect':
      return `CANNOT BE PUT BACK${write.end ? `; what it has begun is ended: DELETE ${write.end.path}` : ''}`;
    case 'makes':
      return `a record of the run: DELETE ${write.remove.path} at the end, then read to see that it is gone`;
    case 'changes':
      return 'nothing, if the run has made the record; of any other the fields are read before, written back at the end, and read again';
    case 'removes':
      return 'nothing: only a record that the run has made is removed';
    case 'other':
      return `not sent: ${write.why}`;
  }
}
