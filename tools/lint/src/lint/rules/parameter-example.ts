import { eachParameter } from '../each-parameter.ts';
import type { Rule } from '../visitor.ts';

/** Every parameter shows a value: the reference pages, the samples and the mock have no other. */
export const rule: Rule = () =>
  eachParameter((parameter, report) => {
    const { name, content } = parameter.object;
    const isShown = content !== undefined || 'example' in parameter.object;
    if (isShown || (parameter.get('examples')?.entries().length ?? 0) > 0) return;
    const message = `The parameter ${String(name)} has no example. Write examples: {name: {summary, value}}.`;
    report(message, parameter.at);
  });
