import type { OperationResponse, ResponseContent, OperationPage } from '../contract/model.ts';

/** The response of an operation that did what was asked: a redirection can be one (ledger C-21). */
export function successOf({ responses }: OperationPage): OperationResponse | undefined {
  return responses.find(({ kind }) => kind !== 'error');
}

/** The fields of a response that a sample takes out of it: none where some form of it has no such field. */
export function envelopeOf(operation: OperationPage): string[] {
  const fields = jsonOf(operation)?.node.fields ?? [];
  return ['data', 'total'].filter((name) => fields.some((field) => field.name === name));
}

/** Whether an operation returns JSON when it did what was asked. */
export function returnsJson(operation: OperationPage): boolean {
  return jsonOf(operation) !== undefined;
}

function jsonOf(operation: OperationPage): ResponseContent | undefined {
  return successOf(operation)?.contents.find(({ mediaType }) => mediaType.includes('json'));
}
