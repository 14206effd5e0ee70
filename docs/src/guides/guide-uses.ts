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
const OPERATION_LINK = /\]\(\/operations\/(?<id>\w+)\/[^)]*\)/g;
const EVENT_LINK = /\]\(\/webhooks\/(?<event>[\w.]+)\/[^)]*\)/g;
const CLIENT_CALL = /\bpbx\.(?<id>\w+)\(/g;
const CLIENT_PATH = /\bpaginate\(\s*pbx,\s*'(?<path>\/[^']*)'/g;
const CURL =
  /\bcurl\b(?<options>(?:\\\n|[^\n])*?)"?\$TELEPHONY_URL(?<path>\/[\w/.{}$,-]*)(?<rest>(?:\\\n|[^\n])*)/g;

export function guideUses(guides: readonly GuideSource[], contract: Contract): GuideUse[] {
  return guides.flatMap((guide) =>
    guideSections(guide).flatMap(({ section, address, text }) => {
      const operations = operationsIn(text, contract);
      const events = new Set([...text.matchAll(EVENT_LINK)].map(({ groups }) => groups?.['event'] ?? ''));
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
  const groupsOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ groups = {} }) => groups);
  const ids = new Set([...groupsOf(OPERATION_LINK), ...groupsOf(CLIENT_CALL)].map(({ id }) => id));
  const requests = [...groupsOf(CLIENT_PATH), ...groupsOf(CURL)];
  const called = requests.flatMap(
    ({ path = '', options = '', rest = '' }) =>
      operations
        .filter((one) => one.method === curlMethod(`${options} ${rest}`) && matchesTemplate(path, one.path))
        // `/monitors/{id}.mp3` rather than `/monitors/{id}`.
        .toSorted((one, other) => writtenLength(other.path) - writtenLength(one.path))[0]?.id ?? [],
  );
  return new Set([...operations.map(({ id }) => id).filter((id) => ids.has(id)), ...called]);
}

function curlMethod(options: string): string {
  const [, named] = /-X\s+([A-Z]+)/.exec(options) ?? [];
  const sends = /\s(?:-d|--data\S*)\s/.test(options.replaceAll(/(?:-G|--get)\b[\s\S]*/g, ''));
  return named ?? (sends ? 'POST' : 'GET');
}

function writtenLength(template: string): number {
  return template.replaceAll(/\{\w+\}/g, '').length;
}

function matchesTemplate(path: string, template: string): boolean {
  if (path === template) return true;
  const parts = template
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return parts.length > 1 && new RegExp(`^${parts.join('[^/]+')}$`).test(path);
}
