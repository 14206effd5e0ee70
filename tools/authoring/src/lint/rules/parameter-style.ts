import { eachParameter } from '../each-parameter.ts';
import type { Rule } from '../visitor.ts';

/** The styles of OpenAPI, by the place of the parameter. */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** The style of a parameter is one of its place: with another, each tool writes the parameter in its own form. */
export const rule: Rule = () =>
  eachParameter((parameter, report) => {
    const { in: place, style } = parameter.object;
    const styles = STYLES[String(place)];
    if (style === undefined || !styles || styles.some((one) => one === style)) return;
    report(
      `style: ${JSON.stringify(style)} is not for a parameter in: ${String(place)}. Write ${styles.join(' or ')}, or leave it out.`,
      parameter.at.child('style'),
    );
  });
