import { childPointer } from '@telephony/contract';
import type { ContractDocument, Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import type { Comparison } from './comparison.ts';
import { valuesText, valueText } from './words.ts';

/** The changes of the addresses of the platform. */
export function compareServers({ base, revision }: Comparison): Change[] {
  const before = serversOf(base);
  const after = serversOf(revision);
  const url = ({ value }: Site) => String(value['url']);
  const changes = before.flatMap((was) => {
    const is = after.find((server) => url(server) === url(was));
    if (is) return compareVariables(base, revision, was, is);
    const text = `The server \`${url(was)}\` is gone: requests to it find nobody.`;
    return [change('wire', 'server-removed', text, { side: 'base', pointer: was.pointer })];
  });
  const added = after.filter((is) => !before.some((was) => url(was) === url(is)));
  return [
    ...changes,
    ...added.map((is) =>
      change('feature', 'server-added', `The server \`${url(is)}\` is new.`, {
        side: 'revision',
        pointer: is.pointer,
      }),
    ),
  ];
}

function serversOf(document: ContractDocument): Site[] {
  return document.items({ value: document.bundle, pointer: '' }, 'servers');
}

function compareVariables(
  base: ContractDocument,
  revision: ContractDocument,
  server: Site,
  after: Site,
): Change[] {
  const variables = revision.members(revision.member(after, 'variables'));
  return [...base.members(base.member(server, 'variables'))].flatMap(([name, was]) => {
    const is = variables.get(name);
    if (!is) return [];
    const place = { side: 'revision', pointer: is.pointer } as const;
    const [had, has] = [list(was.value['enum']), list(is.value['enum'])];
    const lost = has.length > 0 ? had.filter((value) => !has.includes(value)) : [];
    const gained = had.length > 0 ? has.filter((value) => !had.includes(value)) : [];
    const changes: Change[] = [];
    if (lost.length > 0) {
      const text = `\`${name}\` of the server can no longer be ${valuesText(lost)}: requests to that address find nobody.`;
      changes.push(change('wire', 'server-variable-narrowed', text, place));
    }
    if (had.length === 0 && has.length > 0) {
      const text = `\`${name}\` of the server must be ${valuesText(has)} now (any value was right).`;
      changes.push(change('wire', 'server-variable-narrowed', text, place));
    }
    if (gained.length > 0) {
      const text = `\`${name}\` of the server can be ${valuesText(gained)} as well.`;
      changes.push(change('feature', 'server-variable-widened', text, place));
    }
    if (was.value['default'] !== is.value['default']) {
      const text = `\`${name}\` of the server is ${valueText(is.value['default'])} by default now (it was ${valueText(was.value['default'])}): programs that take the default call another address.`;
      const pointer = childPointer(is.pointer, 'default');
      changes.push(change('wire', 'server-variable-default', text, { side: 'revision', pointer }));
    }
    return changes;
  });
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function change(effect: Change['effect'], rule: string, text: string, place: Change['place']): Change {
  return { effect, rule, text, place, [place.side]: place.pointer, operations: [] };
}
