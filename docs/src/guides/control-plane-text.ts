import { type ControlOperation, controlOperations } from './control-plane.ts';

/** What clears something comes after all that shows it. */
const LAST = /^(?:clear|deleteMails$|reset$)/;

/** The operations of a subject. Throws when there are none. */
export function operationsOf(tag: string): ControlOperation[] {
  const operations = controlOperations().filter((operation) => operation.tag === tag);
  if (operations.length === 0) throw new Error(`The control plane of the sandbox has no subject ${tag}.`);
  return operations.toSorted((one, other) => Number(LAST.test(one.id)) - Number(LAST.test(other.id)));
}

/** Parameters and fields of an operation as a list. Markdown; empty when it has none. */
export function controlFields({ parameters, fields }: ControlOperation): string {
  return [...parameters, ...fields]
    .map(({ name, required, description }) => {
      const about = [required ? 'Required.' : '', description.replaceAll('\n', ' ')]
        .filter(Boolean)
        .join(' ');
      return `- \`${name}\`${about && `: ${about}`}`;
    })
    .join('\n');
}

/** A subject as Markdown. */
export function controlText(tag: string): string {
  return operationsOf(tag)
    .map((operation) =>
      [
        `### ${operation.summary}`,
        `\`${operation.method} ${operation.path}\``,
        operation.description,
        controlFields(operation),
        `\`\`\`sh\n${operation.curl}\n\`\`\``,
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
    .join('\n\n');
}
