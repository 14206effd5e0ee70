import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/**
 * Servers are those of the root. One of an operation or of a path item sends the user's token to another host, and mock,
 * client and docs know one base address.
 */
export const rule: Rule = () =>
  eachOperation(({ kind, item, operation }, report) => {
    for (const element of [item, operation]) {
      const servers = element.get('servers');
      if (!servers) continue;
      const why = kind === 'path' ? 'would send tokens to another host' : 'have no meaning for an event';
      report(`servers ${why}. Remove them: servers are in openapi.yaml only.`, servers.writtenAt.key());
    }
  });
