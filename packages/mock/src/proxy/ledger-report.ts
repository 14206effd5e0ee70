import { pointerSegments } from '@telephony/contract';
import { stringify } from 'yaml';
import type { Finding } from './findings.ts';

interface LedgerEntry {
  id: string;
  title: string;
  kind: 'observation';
  source: string;
  unknown: string;
  treatment: string;
  observed: string;
  grade: string[];
  places: string[];
}

const HEAD = `# What a server did that the contract does not say: proposals for openapi/ledger.yaml, by telephony-mock proxy.
# Read each entry before you paste it: give it an id, and correct the grade unless the server was a live one (L).
# The texts have no values of requests or responses. Places are JSON pointers into the contract.

`;

/**
 * Writes findings as entries of the ledger, one for each place of the contract. It omits requests that the server refused, as the
 * contract refuses them too.
 */
export function ledgerReport(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings.filter(isServerFinding), groupOf);
  const entries = [...groups.values()].map((group, index) => entryOf(group, `O-NEW-${index + 1}`));
  return HEAD + stringify({ entries }, { lineWidth: 120 });
}

const REQUEST_FINDINGS = new Set<Finding['kind']>(['request', 'unknown path', 'unknown method']);

const isServerFinding = ({ kind, status }: Finding): boolean => !REQUEST_FINDINGS.has(kind) || status < 400;

function groupOf({ kind, pointer, place, message, path, method }: Finding): string {
  const named =
    kind === 'undeclared field' ? lastName(place) : kind === 'schema' ? message : `${place} ${message}`;
  return JSON.stringify([kind, pointer, named, pointer === '/paths' ? [method, path] : []]);
}

function entryOf(group: readonly Finding[], id: string): LedgerEntry {
  const first = group[0]!;
  const { pointer } = first;
  const [title, unknown, treatment] = entryTexts(first);
  return {
    id,
    title: title.length > 100 ? `${title.slice(0, 99)}…` : title,
    kind: 'observation',
    source: pointer.startsWith('/components/schemas/') ? 'Resources' : 'Endpoints',
    unknown,
    treatment,
    observed: group.map(observationOf).join(' '),
    grade: ['L'],
    places: [pointer],
  };
}

function observationOf(finding: Finding): string {
  const { operationId, method, path, status, place, message, shapes, count, firstSeen } = finding;
  const difference = shapes.length > 0 ? `was there (${shapes.join(' or ')})` : message;
  const times = count === 1 ? 'once' : `${count} times`;
  return `${operationId ?? `${method} ${path}`}, status ${status}: \`${place}\` ${difference}; seen ${times}, first on ${firstSeen.slice(0, 10)}.`;
}

const WIDEN = 'Proposed: widen the contract here and mark it, or report it to the maker of the server.';

type EntryTexts = [title: string, unknown: string, treatment: string];

function entryTexts(finding: Finding): EntryTexts {
  const { kind, place, pointer, message, status } = finding;
  const operation = `${finding.method} ${finding.path}`;
  const name = lastName(place);
  const owner = ownerOf(pointer);
  switch (kind) {
    case 'undeclared field':
      return [
        `Undeclared field ${name} of ${owner}`,
        `Whether ${owner} has a field \`${name}\`.`,
        'Proposed: declare it as optional and mark it, or leave it undeclared and let it through as any further field.',
      ];
    case 'schema':
      return [
        `${name} of ${owner} ${message}`,
        `Whether \`${name}\` of ${owner} is always as declared, where it ${message}.`,
        WIDEN,
      ];
    case 'undeclared status':
      return [
        `Status ${status} of ${operation}`,
        `When ${operation} returns ${status}, and with which body.`,
        'Proposed: declare the status and mark it, or report it to the maker of the server.',
      ];
    case 'request':
      return [
        `${operation} accepts what the contract refuses: ${place}`,
        `Whether the server accepts a request in which \`${place}\` ${message}.`,
        WIDEN,
      ];
    case 'unknown path':
    case 'unknown method':
      return [
        `${operation} is not in the contract`,
        `What ${operation} is for.`,
        'Proposed: leave it out until its purpose is known.',
      ];
    case 'body':
    case 'bytes':
    case 'file':
    case 'content type':
    case 'missing header':
    case 'undeclared header':
      return [
        `${place} of ${operation}`,
        `Whether \`${place}\` of a response to ${operation} is always as declared.`,
        WIDEN,
      ];
  }
}

const lastName = (place: string): string => place.replaceAll('[]', '').split('.').at(-1) ?? place;

function ownerOf(pointer: string): string {
  const [section, name = '', third = ''] = pointerSegments(pointer);
  return section === 'paths' ? `${third.toUpperCase()} ${name}` : third;
}
