import { nearest } from '@telephony/contract';
import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** Every operation and webhook has one tag of the root: it decides in which part of the docs and of the client it stands. */
export const rule: Rule = () =>
  eachOperation(({ root, operation }, report) => {
    const tags = operation.get('tags');
    const names: unknown[] = Array.isArray(tags?.value) ? tags.value : [];
    const [name] = names;
    if (names.length !== 1 || typeof name !== 'string') {
      const message =
        'An operation has exactly one tag, taken from the tags of openapi.yaml. Write tags: [<name>].';
      return report(message, tags?.at ?? operation.at);
    }
    const known = (root.get('tags')?.entries() ?? []).map(([, tag]) => String(tag.object['name']));
    if (known.includes(name)) return;
    const meant = nearest(name, known);
    const remedy =
      meant === undefined ? 'Add it there, with a description and a group.' : `Did you mean ${meant}?`;
    report(`The tag ${name} is not in openapi.yaml. ${remedy}`, tags?.at.child(0) ?? operation.at);
  });
