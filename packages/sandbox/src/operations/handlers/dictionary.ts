import { responseExamples } from '../../contract/examples.ts';
import type { ResponseBodyOf, OperationId } from '../../contract/operations.ts';
import type { AnyRequest } from '../generic/handler.ts';

type DictionaryId = Extract<OperationId, `list${string}Dictionaries`>;

/** Returns the contract's example, since the content of dictionaries is unknown (ledger N-51). */
export function dictionary<Id extends DictionaryId>(id: Id) {
  return ({ platform }: AnyRequest): { status: 200; body: ResponseBodyOf<Id, 200> } => {
    const [body] = responseExamples(platform.contract, id, 200);
    if (body === undefined) throw new Error(`The contract has no example of a response of ${id}.`);
    return { status: 200, body };
  };
}
