import type { Finding } from '../findings/finding.ts';
import { lastName, ownerOf } from './place-names.ts';

/** The texts of an entry of the ledger that somebody will edit. */
export interface EntryTexts {
  title: string;
  unknown: string;
  treatment: string;
}

const WIDEN = 'Proposed: widen the contract here and mark it, or report it to the maker of the server.';

/** Proposes the texts for a finding. */
export function entryTexts(finding: Finding): EntryTexts {
  const { kind, place, pointer, message, status } = finding;
  const operation = `${finding.method} ${finding.path}`;
  const name = lastName(place);
  const owner = ownerOf(pointer);
  switch (kind) {
    case 'undeclared field':
      return {
        title: `Undeclared field ${name} of ${owner}`,
        unknown: `Whether ${owner} has a field \`${name}\`.`,
        treatment:
          'Proposed: declare it as optional and mark it, or leave it undeclared and let it through as any further field.',
      };
    case 'schema':
      return {
        title: `${name} of ${owner} ${message}`,
        unknown: `Whether \`${name}\` of ${owner} is always as declared, where it ${message}.`,
        treatment: WIDEN,
      };
    case 'undeclared status':
      return {
        title: `Status ${status} of ${operation}`,
        unknown: `When ${operation} returns ${status}, and with which body.`,
        treatment: 'Proposed: declare the status and mark it, or report it to the maker of the server.',
      };
    case 'request':
      return {
        title: `${operation} accepts what the contract refuses: ${place}`,
        unknown: `Whether the server accepts a request in which \`${place}\` ${message}.`,
        treatment: WIDEN,
      };
    case 'unknown path':
    case 'unknown method':
      return {
        title: `${operation} is not in the contract`,
        unknown: `What ${operation} is for.`,
        treatment: 'Proposed: leave it out until its purpose is known.',
      };
    case 'body':
    case 'content type':
    case 'missing header':
    case 'undeclared header':
      return {
        title: `${place} of ${operation}`,
        unknown: `Whether \`${place}\` of a response to ${operation} is always as declared.`,
        treatment: WIDEN,
      };
  }
}
