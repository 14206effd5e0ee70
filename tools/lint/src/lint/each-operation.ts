import { METHODS } from '@telephony/contract';
import { Element } from './element.ts';
import type { Location, Visitor } from './visitor.ts';

/** An operation of a path, or the POST of a webhook. */
export interface OperationSite {
  kind: 'path' | 'webhook';
  /** The path, or the key of the webhook. */
  name: string;
  method: string;
  root: Element;
  item: Element;
  operation: Element;
}

export type Report = (message: string, location: Location) => void;

/**
 * A visitor that calls `check` with every operation of paths and of webhooks. It starts at the root because Redocly shows
 * a shared node once only and does not say whose it is. What is shared is reported once.
 */
export function eachOperation(check: (site: OperationSite, report: Report) => void): Visitor {
  return {
    Root(node, context) {
      const root = Element.of(node, context);
      const seen = new Set<string>();
      const report: Report = (message, location) => {
        const finding = `${location.absolutePointer} ${message}`;
        if (seen.has(finding)) return;
        seen.add(finding);
        context.report({ message, location });
      };
      for (const site of operationSites(root)) check(site, report);
    },
  };
}

/** The operations of a document, of its paths and then of its webhooks. */
export function operationSites(root: Element): OperationSite[] {
  return (['path', 'webhook'] as const).flatMap((kind) =>
    (root.get(`${kind}s`)?.entries() ?? []).flatMap(([name, item]) =>
      METHODS.flatMap((method) => {
        const operation = item.get(method);
        return operation ? [{ kind, name, method, root, item, operation }] : [];
      }),
    ),
  );
}
