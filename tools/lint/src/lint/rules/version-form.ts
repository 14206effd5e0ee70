import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/** `info.version` has three numbers: the review reckons the next one from it. */
export const rule: Rule = () => ({
  Root(node, context) {
    const version = Element.of(node, context).get('info', 'version');
    if (!version || /^\d+\.\d+\.\d+$/.test(String(version.value))) return;
    const message = `The version ${String(version.value)} is not three numbers. Write it like 0.3.0.`;
    context.report({ message, location: version.at });
  },
});
