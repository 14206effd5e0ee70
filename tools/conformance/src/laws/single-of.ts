import type { Contract, Operation } from '@telephony/contract';

/** The operation that reads one record of a collection. */
export function singleOf(path: string, { operations }: Pick<Contract, 'operations'>): Operation | undefined {
  return operations.find(
    (one) =>
      one.method === 'get' &&
      one.path.startsWith(`${path}/{`) &&
      one.path.endsWith('}') &&
      one.pathParameters.length === 1,
  );
}

/** A live call changes while it is read. */
export function isLive(path: string): boolean {
  return /^\/calls(?:$|\/)/.test(path);
}

/** The path of one record. */
export function pathWith({ path }: Operation, id: string): string {
  return path.replace(/\{\w+\}/, encodeURIComponent(id));
}
