import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** An event is an HTTPS POST: receivers have a handler for no other method, and nothing else reads one. */
export const rule: Rule = () =>
  eachOperation(({ kind, method, item }, report) => {
    const operation = item.get(method);
    if (kind === 'path' || method === 'post' || !operation) return;
    report(
      `The platform sends events with POST, not ${method.toUpperCase()}. Write post.`,
      operation.writtenAt.key(),
    );
  });
