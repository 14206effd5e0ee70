import { eachOperation, type Report } from '../each-operation.ts';
import type { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/** Headers that OpenAPI says elsewhere, where: it has them ignored as a parameter or as a header of a response. */
const ELSEWHERE = new Map([
  ['accept', 'content of the responses says it'],
  ['content-type', 'content says it'],
  ['authorization', 'security says it'],
]);

/** No header is declared that OpenAPI has tools ignore: the author would think that it is in force. */
export const rule: Rule = () =>
  eachOperation(({ item, operation }, report) => {
    for (const element of [item, operation]) {
      for (const [, parameter] of element.get('parameters')?.entries() ?? []) {
        const { in: place, name } = parameter.object;
        if (place === 'header') check(String(name), parameter, report);
      }
    }
    for (const [, response] of operation.get('responses')?.entries() ?? []) {
      for (const [name, header] of response.get('headers')?.entries() ?? []) check(name, header, report);
    }
  });

function check(name: string, { writtenAt }: Element, report: Report): void {
  const where = ELSEWHERE.get(name.toLowerCase());
  if (where !== undefined) report(`Tools pass over a header ${name}: ${where}. Remove it.`, writtenAt);
}
