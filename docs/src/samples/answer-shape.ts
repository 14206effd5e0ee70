import type { Answer, AnswerContent, OperationPage } from '../contract/model.ts';

/** The answer of an operation that did what was asked: a redirection can be one (ledger C-21). */
export function successOf({ answers }: OperationPage): Answer | undefined {
  return answers.find(({ kind }) => kind !== 'error');
}

/** The members of an answer that a sample takes out of it: none where some form of it has no such member. */
export function envelopeOf(operation: OperationPage): string[] {
  const fields = jsonOf(operation)?.node.fields ?? [];
  return ['data', 'total'].filter((name) => fields.some((field) => field.name === name));
}

/** Whether an operation answers with JSON when it did what was asked. */
export function answersJson(operation: OperationPage): boolean {
  return jsonOf(operation) !== undefined;
}

function jsonOf(operation: OperationPage): AnswerContent | undefined {
  return successOf(operation)?.contents.find(({ mediaType }) => mediaType.includes('json'));
}
