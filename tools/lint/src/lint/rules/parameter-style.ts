import { eachParameter } from '../each-parameter.ts';
import type { Rule } from '../visitor.ts';

/** The styles of OpenAPI, by the place of the parameter. */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** The styles that write values of some types only (OpenAPI 3.1, Parameter Object, Style Values). */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  deepObject: ['object'],
  spaceDelimited: ['array', 'object'],
  pipeDelimited: ['array', 'object'],
};

/**
 * The style of a parameter is one of its place, and of the type of its schema: with another, each tool writes the parameter in its
 * own form.
 */
export const rule: Rule = () =>
  eachParameter((parameter, report) => {
    const { in: place, style } = parameter.object;
    const styles = STYLES[String(place)];
    if (style === undefined || !styles) return;
    if (typeof style !== 'string' || !styles.includes(style)) {
      report(
        `style: ${JSON.stringify(style)} is not for a parameter in: ${String(place)}. Write ${styles.join(' or ')}, or leave it out.`,
        parameter.at.child('style'),
      );
      return;
    }
    const type = parameter.get('schema')?.object['type'];
    const types = TYPES[style];
    if (!types || typeof type !== 'string' || types.includes(type)) return;
    report(
      `style: ${style} is not for a value of type ${type}, but for ${types.join(' or ')}. Leave it out.`,
      parameter.at.child('style'),
    );
  });
