import type { Contract, OperationPage } from '../../contract/model.ts';
import type { SearchDocument } from '../../search/site-search.ts';
import { plainText } from './plain-text.ts';

interface Message {
  status: string;
  message: string;
  address: string;
  text: string;
  operations: OperationPage[];
}

/** A message of more operations than this is not one operation's. */
const COMMON = 3;

/**
 * The messages that errors have in the examples of the contract. A message leads to the section of a guide that has it as its title;
 * else to the first that has it, if it is one of many operations, or to the operation that has it.
 */
export function errorDocuments(
  { operations }: Contract,
  guides: readonly SearchDocument[],
): SearchDocument[] {
  const messages = new Map<string, Message>();
  for (const operation of operations) {
    for (const found of messagesOf(operation)) {
      const known = messages.get(found.message);
      if (known) known.operations.push(operation);
      else messages.set(found.message, found);
    }
  }
  return [...messages.values()].map(({ status, message, address, text, operations: own }) => {
    const sections = guides.filter(({ kind }) => kind === 'section');
    const guide =
      sections.find(({ title }) => title === message) ??
      (own.length > COMMON ? sections.find(({ text: words }) => words.includes(message)) : undefined);
    const [first] = own;
    const where = own.length > COMMON ? `${own.length} operations` : `${first?.method} ${first?.path}`;
    return {
      kind: 'error',
      title: message,
      address: guide?.address ?? address,
      path: `Error ${status} › ${where}`,
      names: [message, status],
      context: `error ${status} ${own.length > COMMON ? '' : (first?.summary ?? '')}`,
      text,
    };
  });
}

function messagesOf(operation: OperationPage): Message[] {
  return operation.responses
    .filter(({ kind }) => kind === 'error')
    .flatMap(({ status, anchor, description, contents }) =>
      contents
        .flatMap(({ examples }) => examples)
        .flatMap(({ value, summary }) =>
          textsOf(value).map((message) => ({
            status,
            message,
            address: `${operation.address}#${anchor}`,
            text: plainText(`${summary}. ${description}`),
            operations: [operation],
          })),
        ),
    );
}

/** `message` of a body and of each of its `errors`. */
function textsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const own = 'message' in body && typeof body.message === 'string' ? [body.message] : [];
  const errors: unknown[] = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
  return [...own, ...errors.flatMap(textsOf)];
}
