import type { Contract } from '../contract/model.ts';

export interface GuideSource {
  title: string;
  address: string;
  body: string;
}

export interface GuideUse {
  guide: string;
  section: string;
  address: string;
  operations: ReadonlySet<string>;
  events: ReadonlySet<string>;
}

// No sample of a guide has such a line.
const HEADING = /^#{2,3} (?=.)/m;
const OPERATION_LINK = /\]\(\/operations\/(\w+)\/[^)]*\)/g;
const EVENT_LINK = /\]\(\/webhooks\/([\w.]+)\/[^)]*\)/g;
const CLIENT_CALL = /\bpbx\.(\w+)\(/g;
const CLIENT_PATH = /\b(?:paginate|download)\(\s*pbx,\s*'(\/[^']*)'/g;

export function guideUses(guides: readonly GuideSource[], contract: Contract): GuideUse[] {
  return guides.flatMap((guide) =>
    guideSections(guide).flatMap(({ section, address, text }) => {
      const operations = operationsIn(text, contract);
      const events = namesIn(text, EVENT_LINK);
      return operations.size + events.size === 0
        ? []
        : [{ guide: guide.title, section, address, operations, events }];
    }),
  );
}

function guideSections({ address, body }: GuideSource): { section: string; address: string; text: string }[] {
  const [top = '', ...rest] = body.split(HEADING);
  const titles = rest.map((part) => part.replace(/\n[\s\S]*/, ''));
  const slugs = titles.map(headingSlug);
  return [
    { section: '', address, text: top },
    ...titles.map((title, at) => {
      const [slug, ...others] = slugs.slice(0, at + 1).filter((one) => one === slugs[at]);
      return {
        section: title.replaceAll('`', ''),
        address: `${address}#${slug}${others.length > 0 ? `-${others.length}` : ''}`,
        text: rest[at] ?? '',
      };
    }),
  ];
}

function headingSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

function operationsIn(text: string, { operations }: Contract): Set<string> {
  const ids = namesIn(text, OPERATION_LINK).union(namesIn(text, CLIENT_CALL));
  const paths = namesIn(text, CLIENT_PATH);
  const used = operations.filter(
    ({ id, method, path }) => ids.has(id) || (method === 'GET' && paths.has(path)),
  );
  return new Set(used.map(({ id }) => id));
}

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}
