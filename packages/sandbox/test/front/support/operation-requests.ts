import { type PlatformContract, requestExamples } from '../../../src/contract/contract.ts';
import { examplePath } from '@telephony/contract';

/** One request for an operation, made of the examples of its path parameters and body. */
export interface OperationRequest {
  operationId: string;
  method: string;
  path: string;
  body: string | undefined;
}

/** A request for each operation of the contract. */
export function operationRequests(contract: PlatformContract): OperationRequest[] {
  return contract.operations.map((operation) => {
    const [body] = requestExamples(contract, operation.operationId);
    return {
      operationId: operation.operationId,
      method: operation.method.toUpperCase(),
      path: examplePath(operation),
      body: body === undefined ? undefined : JSON.stringify(body),
    };
  });
}
