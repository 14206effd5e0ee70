import type { Operation } from '@telephony/contract';
import type { PlannedLaws } from '../laws/run-laws.ts';

/** The requests of each law, those of the same form once, and then the operations in their order, each with its laws. */
export function lawForms(planned: readonly PlannedLaws[]): string[] {
  const forms = new Map<string, { name: string; lines: string[] }>();
  const order = planned.flatMap(({ operation, laws }) => {
    const lines = laws.flatMap((law) => law.lines);
    // A request that is alone is told as it is.
    if (lines.length === 1) return lines.map((line) => `  ${line}`);
    const names = laws.map((law) =>
      nameOf(
        law.law,
        law.lines.map((line) => formOf(line, operation)),
      ),
    );
    return [`  ${operation.path}: ${names.join('; ')}`];
  });
  return [
    ...[...forms.values()].flatMap(({ name, lines }) => [`${name}:`, ...lines.map((line) => `  ${line}`)]),
    '',
    'For each path, in this order:',
    ...order,
  ];

  /** `tokens`, or `tokens (2)` where the law has sent other requests before. */
  function nameOf(law: string, lines: string[]): string {
    const key = JSON.stringify([law, lines]);
    const earlier = [...forms.keys()].filter((one) =>
      one.startsWith(JSON.stringify([law]).slice(0, -1)),
    ).length;
    const form = forms.get(key) ?? { name: earlier === 0 ? law : `${law} (${earlier + 1})`, lines };
    forms.set(key, form);
    return form.name;
  }
}

/** A request line with `{path}` for the path of its operation; parameters are told by what they are. */
function formOf(line: string, { path }: Operation): string {
  return line
    .replace(path, '{path}')
    .replace(/\{path\}\/\{\w+\}/, '{path}/{id}')
    .replace(/\?\S*&.* \(without a token\)$/, '?{every parameter, with its example} (without a token)')
    .replace(/fields\[\w+\]=/, 'fields[{resource}]=');
}
