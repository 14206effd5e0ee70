import { isJsonObject } from '@telephony/contract';
import type { Rule } from '../visitor.ts';

/** The extension of the workflows, explained in EXTENSIONS.md. */
const NEEDS_STATE = 'x-needs-state';

/** The only `x-` extension of a workflow is x-needs-state with its reason: a misspelt one would run where it cannot pass. */
export const workflowExtensionKnown: Rule = () => ({
  any(node, { location, report, type }) {
    if (!isJsonObject(node)) return;
    for (const name of Object.keys(node).filter((key) => key.startsWith('x-'))) {
      const known = name === NEEDS_STATE && type.name === 'Workflow';
      if (known && typeof node[name] === 'string' && node[name] !== '') continue;
      const message = known
        ? `${name} gives the reason, as a text.`
        : `${name} is not in EXTENSIONS.md, or does not belong at a workflow. Correct its spelling.`;
      report({ message, location: location.child(name).key() });
    }
  },
});
