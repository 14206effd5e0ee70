import { isDeepStrictEqual } from 'node:util';
import { childPointer } from '@telephony/contract';
import type { ContractDocument, Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import type { Comparison } from './comparison.ts';
import { compareFlows } from './compare-flows.ts';
import { valueText } from './words.ts';

/** What of a security scheme a client has to know; scopes are compared where they are asked for. */
const MEMBERS = ['type', 'scheme', 'in', 'name', 'openIdConnectUrl'];

/** The changes of how credentials are sent. */
export function compareSecuritySchemes(comparison: Comparison): Change[] {
  const { base, revision } = comparison;
  const after = schemesOf(revision);
  return [...schemesOf(base)].flatMap(([name, was]) => {
    const is = after.get(name);
    if (!is) return [];
    const members = MEMBERS.flatMap((member): Change[] => {
      if (isDeepStrictEqual(writtenIn(was, member), writtenIn(is, member))) return [];
      const values = `${valueText(is.value[member])} now (it was ${valueText(was.value[member])})`;
      const pointer = childPointer(is.pointer, member);
      return [
        {
          effect: 'wire',
          rule: 'security-scheme-changed',
          text: `\`${member}\` of the security scheme \`${name}\` is ${values}: credentials that are sent the old way are not found.`,
          place: { side: 'revision', pointer },
          base: childPointer(was.pointer, member),
          revision: pointer,
          operations: [],
        },
      ];
    });
    return [...members, ...compareFlows(comparison, name, was, is)];
  });
}

/** A part of a scheme as it works: HTTP compares the names of its schemes and headers without regard to case. */
function writtenIn({ value }: Site, member: string): unknown {
  const { [member]: written } = value;
  const isAnyCase = member === 'scheme' || (member === 'name' && value['in'] === 'header');
  return isAnyCase && typeof written === 'string' ? written.toLowerCase() : written;
}

function schemesOf(document: ContractDocument): Map<string, Site> {
  const components = document.member({ value: document.bundle, pointer: '' }, 'components');
  return document.members(components && document.member(components, 'securitySchemes'));
}
