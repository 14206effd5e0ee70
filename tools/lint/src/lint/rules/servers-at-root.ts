import { eachOperation } from '../each-operation.ts';
import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/**
 * There is one server, at the root. A second one, or that of an operation or of a path item, sends the user's token to another
 * host, and mock, client and docs know one base address.
 */
export const rule: Rule = () => {
  const { Root } = eachOperation(({ kind, item, operation }, report) => {
    for (const element of [item, operation]) {
      const servers = element.get('servers');
      if (!servers) continue;
      const why = kind === 'path' ? 'would send tokens to another host' : 'have no meaning for an event';
      report(`servers ${why}. Remove them: servers are in openapi.yaml only.`, servers.writtenAt.key());
    }
  });
  return {
    Root(node, context) {
      const [, second] = Element.of(node, context).get('servers')?.entries() ?? [];
      if (second) {
        const message =
          'A second server would send tokens to another host. Remove it; what differs is a variable of the first.';
        context.report({ message, location: second[1].at });
      }
      Root?.(node, context);
    },
  };
};
