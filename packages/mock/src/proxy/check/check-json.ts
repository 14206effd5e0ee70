import { childPointer, type Contract, type Operation, problemsOf } from '@telephony/contract';
import type { Mistake } from '../findings/finding.ts';
import { safePlace } from './safe-words.ts';
import { schemaPlace } from './schema-place.ts';
import { shapeOfValue } from './shape-of-value.ts';
import { strictContract } from './strict-contract.ts';

/** A declared body. */
export interface DeclaredBody {
  operation: Operation;
  /** Of `responses`, such as `200` or `4XX`. */
  status: string;
  /** Of `content`. */
  type: string;
}

/** What is wrong with a body of JSON, and which of its fields are not declared. Each place is there once. */
export function checkJson(contract: Contract, declared: DeclaredBody, body: unknown): Mistake[] {
  const media = mediaOf(contract, declared);
  const { schema } = media ?? {};
  if (!media || !schema) return [];
  const pointer = childPointer(media.pointer, 'schema');
  const wrong = problemsOf(contract.schemas.faults(schema, body, 'body'));
  const closed = strictContract(contract);
  const { schema: closedSchema } = mediaOf(closed, declared) ?? {};
  const further = closedSchema
    ? problemsOf(closed.schemas.faults(closedSchema, body, 'body')).filter(({ isUndeclared }) => isUndeclared)
    : [];
  const mistakes = new Map<string, Mistake & { shapes?: string[] }>();
  for (const { path, message, isUndeclared } of [...wrong, ...further]) {
    const inner = path.slice(1);
    const at = schemaPlace(contract, schema, pointer, inner);
    // A field of one alternative is not a known field of another, which was not meant.
    if (isUndeclared && at.declared) continue;
    const kind = isUndeclared ? ('undeclared field' as const) : ('schema' as const);
    const place = safePlace(path);
    const key = JSON.stringify([kind, place, message]);
    const shapes = isUndeclared ? [shapeOfValue(valueAt(body, inner))] : [];
    const known = mistakes.get(key);
    if (known) known.shapes = [...new Set([...(known.shapes ?? []), ...shapes])];
    else mistakes.set(key, { kind, place, message, pointer: at.pointer, shapes });
  }
  return [...mistakes.values()];
}

function mediaOf({ operationsById }: Contract, { operation, status, type }: DeclaredBody) {
  return operationsById.get(operation.operationId)?.responses.get(status)?.content.get(type);
}

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    body,
  );
}
