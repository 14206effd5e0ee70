import type { Contract } from '../contract/model.ts';

/** A guide as its source is. */
export interface GuideSource {
  title: string;
  /** `/guides/calls/` */
  address: string;
  /** Without its frontmatter. */
  body: string;
}

/** A section of a guide, with what of the API it speaks of or calls. */
export interface GuideUse {
  guide: string;
  /** Empty for the text before the first heading. */
  section: string;
  address: string;
  /** Ids of operations. */
  operations: ReadonlySet<string>;
  events: ReadonlySet<string>;
}

const FENCE = /^\s*```/;
const HEADING = /^#{2,3} (?<title>.+)$/;
const OPERATION_LINK = /\]\(\/operations\/(?<id>\w+)\/[^)]*\)/g;
const EVENT_LINK = /\]\(\/webhooks\/(?<event>[\w.]+)\/[^)]*\)/g;
const CLIENT_CALL = /\bpbx\.(?<id>\w+)\(/g;
const CLIENT_PATH = /\bpaginate\(\s*pbx,\s*'(?<path>\/[^']*)'/g;
const CURL =
  /\bcurl\b(?<options>(?:\\\n|[^\n])*?)"?\$TELEPHONY_URL(?<path>\/[\w/.{}$,-]*)(?<rest>(?:\\\n|[^\n])*)/g;

/** What each section of the guides uses, by its links and by its samples of TypeScript and cURL. */
export function guideUses(guides: readonly GuideSource[], contract: Contract): GuideUse[] {
  return guides.flatMap((guide) =>
    sectionsOf(guide).flatMap(({ section, address, text }) => {
      const operations = operationsIn(text, contract);
      const events = new Set([...text.matchAll(EVENT_LINK)].map(({ groups }) => groups?.['event'] ?? ''));
      return operations.size + events.size === 0
        ? []
        : [{ guide: guide.title, section, address, operations, events }];
    }),
  );
}

function sectionsOf({ address, body }: GuideSource): { section: string; address: string; text: string }[] {
  const sections = [{ section: '', address, text: '' }];
  const seen = new Map<string, number>();
  let inFence = false;
  for (const line of body.split('\n')) {
    if (FENCE.test(line)) inFence = !inFence;
    const title = inFence ? undefined : HEADING.exec(line)?.groups?.['title'];
    if (title === undefined) {
      const last = sections.at(-1);
      if (last) last.text += `${line}\n`;
      continue;
    }
    const slug = slugOf(title);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    sections.push({
      section: title.replaceAll('`', ''),
      address: `${address}#${count === 0 ? slug : `${slug}-${count}`}`,
      text: '',
    });
  }
  return sections;
}

/** The anchor of a heading, as the site gives it. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

function operationsIn(text: string, { operations }: Contract): Set<string> {
  const known = new Set(operations.map(({ id }) => id));
  const ids = [...text.matchAll(OPERATION_LINK), ...text.matchAll(CLIENT_CALL)].map(
    ({ groups }) => groups?.['id'] ?? '',
  );
  const requests = [
    ...[...text.matchAll(CLIENT_PATH)].map(({ groups }) => ['GET', groups?.['path'] ?? '']),
    ...[...text.matchAll(CURL)].map(({ groups = {} }) => [
      methodOf(`${groups['options']} ${groups['rest']}`),
      groups['path'] ?? '',
    ]),
  ];
  const called = requests.flatMap(
    ([method = '', path = '']) =>
      operations
        .filter((one) => one.method === method.toUpperCase() && isOf(path, one.path))
        // `/monitors/{id}.mp3` rather than `/monitors/{id}`.
        .toSorted((one, other) => writtenLength(other.path) - writtenLength(one.path))[0]?.id ?? [],
  );
  return new Set([...ids.filter((id) => known.has(id)), ...called]);
}

/** The method of cURL with these options. */
function methodOf(options: string): string {
  const named = /-X\s+(?<method>[A-Z]+)/.exec(options)?.groups?.['method'];
  return (
    named ?? (/\s(?:-d|--data\S*)\s/.test(options.replaceAll(/(?:-G|--get)\b[\s\S]*/g, '')) ? 'POST' : 'GET')
  );
}

/** How much of a template is not variable. */
function writtenLength(template: string): number {
  return template.replaceAll(/\{\w+\}/g, '').length;
}

/** Whether a path, with ids or as the contract writes it, is of a template. */
function isOf(path: string, template: string): boolean {
  if (path === template) return true;
  const parts = template.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return parts.length > 1 && new RegExp(`^${parts.join('[^/]+')}$`).test(path);
}
