import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** Whether a body must be sent is said: without `required`, OpenAPI takes it for one that may be left out. */
export const rule: Rule = () =>
  eachOperation(({ kind, method, operation }, report) => {
    const body = operation.get('requestBody');
    // A GET or DELETE has none: see `no-body-of-get`.
    const takesBody = kind === 'path' && method !== 'get' && method !== 'delete';
    if (!takesBody || !body || body.object['required'] !== undefined) return;
    report(
      'Whether the body must be sent is not said. Write required: true, or false where it may be left out.',
      body.writtenAt.key(),
    );
  });
