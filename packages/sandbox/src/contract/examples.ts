import type { ResponseBodyOf, BodyOf, OperationId } from './operations.ts';
import type { PlatformContract } from './contract.ts';

/** The bodies in the examples of an operation's requests. The contract's tests hold them against its schemas. */
export function requestExamples<Id extends OperationId>(contract: PlatformContract, id: Id): BodyOf<Id>[] {
  const { body } = contract.operationsById.get(id) ?? {};
  return [...(body?.examples.values() ?? [])].map(({ value }) => value as BodyOf<Id>);
}

/** The bodies in the examples of an operation's responses with a status. */
export function responseExamples<Id extends OperationId, Status extends number>(
  contract: PlatformContract,
  id: Id,
  status: Status,
): ResponseBodyOf<Id, Status>[] {
  const response = contract.operationsById.get(id)?.responses.get(String(status));
  return [...(response?.examples.values() ?? [])].map(({ value }) => value as ResponseBodyOf<Id, Status>);
}
