import { isJsonObject } from '@telephony/contract';
import type { Rule } from '../visitor.ts';

/** The extensions of the workflows, explained in EXTENSIONS.md: what each must be, and how to mend it. */
const KNOWN: Readonly<Record<string, { isRight: (value: unknown) => boolean; remedy: string }>> = {
  'x-needs-state': {
    isRight: (value) => typeof value === 'string' && value !== '',
    remedy: 'gives the reason, as a text.',
  },
  'x-story': {
    isRight: (value) =>
      Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
    remedy: 'lists the inputs whose defaults are of the story, by their names.',
  },
};

/** The `x-` extensions of a workflow are known ones, rightly written: a misspelt one would run where it cannot pass. */
export const workflowExtensionKnown: Rule = () => ({
  any(node, { location, report, type }) {
    if (!isJsonObject(node)) return;
    for (const name of Object.keys(node).filter((key) => key.startsWith('x-'))) {
      const known = type.name === 'Workflow' ? KNOWN[name] : undefined;
      if (known?.isRight(node[name])) continue;
      const message = known
        ? `${name} ${known.remedy}`
        : `${name} is not in EXTENSIONS.md, or does not belong at a workflow. Correct its spelling.`;
      report({ message, location: location.child(name).key() });
    }
  },
});
