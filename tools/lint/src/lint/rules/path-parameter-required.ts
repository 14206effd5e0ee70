import { eachParameter } from '../each-parameter.ts';
import type { Rule } from '../visitor.ts';

/** A parameter in the path says required: true: there is no path without it. */
export const rule: Rule = () =>
  eachParameter((parameter, report) => {
    const { in: place, name, required } = parameter.object;
    if (place !== 'path' || required === true) return;
    report(`The path parameter ${String(name)} is not required. Write required: true.`, parameter.at);
  });
