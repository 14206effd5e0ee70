import type { ConformanceOperation } from './conformance-operation.ts';

/** Gives the operation of a method and a path below the base address, or undefined. The query is not part of the path. */
export type OperationFinder = (method: string, path: string) => ConformanceOperation | undefined;

/** Finds operations by method and path. Of several templates the one with the most literal text is meant. */
export function operationFinder(operations: ConformanceOperation[]): OperationFinder {
  const candidates = operations
    .map((operation) => ({
      operation,
      literal: operation.path.replaceAll(/\{[^}]*\}/g, '').length,
      pattern: patternOf(operation.path),
    }))
    .toSorted((a, b) => b.literal - a.literal);
  return (method, path) =>
    candidates.find(
      ({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(path),
    )?.operation;
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\{[^}]*\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}
