import type { AnswerOf, OperationId } from '../types/operations.ts';
import type { Handler } from './handler.ts';

/** Answers the contract's example: what dictionaries hold and what they are for is not documented (ledger N-51). */
export function dictionary<Id extends OperationId>(): Handler<Id> {
  return ({ operation }) => {
    const [example] = operation.responses.get('200')?.examples.values() ?? [];
    const body = example?.value ?? { data: [], total: 0 };
    return { status: 200, body } as unknown as AnswerOf<Id>;
  };
}
