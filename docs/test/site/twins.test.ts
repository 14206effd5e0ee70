/** Pages for programs: Markdown twins, llms.txt and the sitemap. */
import { expect, test } from 'vitest';
import { isThere, pageAddresses, readBuilt } from '../support/built-site.ts';

const pages = pageAddresses();

const twinOf = (page: string) => (page === '/' ? '/index.md' : `${page.slice(0, -1)}.md`);

test('every page names its Markdown twin, which is there and begins with a title', () => {
  expect(pages.length).toBeGreaterThan(390);
  const wrong = pages.filter((page) => {
    const twin = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(readBuilt(page))?.[1];
    return twin !== twinOf(page) || !isThere(twin) || !/^# \S/.test(readBuilt(twin));
  });
  expect(wrong).toEqual([]);
});

test('the twin of a schema has the example of its page', () => {
  const [, example = ''] = /^```json\n(\{[\s\S]*?\n\})\n```$/m.exec(readBuilt('/schemas/Cdr.md')) ?? [];
  const { live_id: id } = JSON.parse(example) as { live_id: number };
  expect(readBuilt('/schemas/Cdr/')).toContain(String(id));
});

test('an anchor in a link of a twin is that of a heading', () => {
  const broken = pages.flatMap((page) => {
    const twin = twinOf(page);
    return [...readBuilt(twin).matchAll(/\]\((\/[^)\s#]*)?#([^)\s]+)\)/g)]
      .filter(([, address, anchor]) => !anchorsOf(address ?? twin).has(String(anchor)))
      .map(([link]) => `${twin}: ${link}`);
  });
  expect([...new Set(broken)]).toEqual([]);
});

const known = new Map<string, ReadonlySet<string>>();

function anchorsOf(twin: string): ReadonlySet<string> {
  const anchors = known.get(twin) ?? new Set(headingsOf(readBuilt(twin)).map(slugOf));
  known.set(twin, anchors);
  return anchors;
}

function headingsOf(markdown: string): string[] {
  const text = markdown.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => String(heading));
}

function slugOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

test('what holds on most pages is stated in the ledger, and pages link to it', () => {
  const [, advice = ''] = /What to do: (.+)/.exec(readBuilt('/ledger/n-01.md')) ?? [];
  expect(advice).not.toBe('');
  const linking = pages.filter((page) => readBuilt(twinOf(page)).includes('(/ledger/n-01.md)'));
  expect(linking.length).toBeGreaterThan(200);
  expect(linking.filter((page) => readBuilt(twinOf(page)).includes(advice))).toEqual(['/ledger/']);
  expect(readBuilt('/operations/getQueue/index.html')).not.toContain(advice);
});

test('a page gives an advice once, and again only beside its mark', () => {
  const advice = (page: string) =>
    [...readBuilt(page).matchAll(/<p class="advice">.*?<\/p>/g)].map(([one]) => one);
  const repeating = pages.filter((page) => new Set(advice(page)).size < advice(page).length);
  expect(
    repeating.filter((page) => page.startsWith('/operations/') || page.startsWith('/webhooks/')),
  ).toEqual([]);
  expect(readBuilt('/webhooks/call.hangup/')).toContain('<p class="advice told">');
});

test('an entry of the ledger has a file of its own, to which marks lead', () => {
  const [, entry = ''] = /\]\((\/ledger\/[^)]+\.md)\)/.exec(readBuilt('/operations/createCall.md')) ?? [];
  const [, all] = readBuilt('/ledger.md').split(`\n##${readBuilt(entry).split('\n')[0]}\n`);
  expect(all?.startsWith(readBuilt(entry).split('\n').slice(1).join('\n').trimEnd())).toBe(true);
  expect(readBuilt(entry).length).toBeLessThan(5_000);
});

test('what deletes, dials or sends says in llms.txt, in the lists and in its twin that a person is to be asked', () => {
  const ids = 'deleteUser deleteAllCdrs createCall updateCall createSms createReportSchedule'.split(' ');
  for (const id of ids) {
    const line = new RegExp(`^- .*/operations/${id}\\.md\\): .*Ask a person first$`, 'm');
    expect(readBuilt('/llms.txt')).toMatch(line);
    expect(readBuilt('/operations.md')).toMatch(line);
    expect(readBuilt(`/operations/${id}.md`)).toMatch(/^\*\*This .*Ask a person first.*\*\*$/m);
  }
  expect(readBuilt('/llms.txt')).not.toMatch(/\/operations\/listCdrs\.md\): .*Ask a person/);
});

test.each(['createCall', 'updateCall', 'listCdrs', 'login', 'downloadMonitorMp3', 'deleteAllCdrs'])(
  'the twin of %s begins with what it does and when to use it, then says how',
  (id) => {
    const [, description = ''] =
      /id="about">[\s\S]*?<p>([\s\S]*?)<\/p>/.exec(readBuilt(`/operations/${id}/`)) ?? [];
    const [title, first = '', ...rest] = readBuilt(`/operations/${id}.md`).split('\n\n');
    expect(title).toMatch(/^# \S/);
    expect(first.slice(0, 15)).toBe(description.slice(0, 15));
    const heads = rest.map((block) => /^`[A-Z]+ \/|^## [\w ]+/.exec(block)?.[0]).filter(Boolean);
    expect(heads[0]).toMatch(/^`[A-Z]+ \//);
    expect(heads.indexOf('## Responses')).toBeGreaterThan(heads.indexOf('## Parameters'));
  },
);

test('twins say whether other values can occur', () => {
  expect(readBuilt('/operations/updateCall.md')).toContain(
    'Known values: `answer`, `CONNECTED`; others may occur.',
  );
  expect(readBuilt('/operations/listCdrs.md')).toMatch(/One of `billsec`, [^\n;]*`user_id`\. /);
});

test('the twin of an operation has its code samples', () => {
  const operations = pages.filter((page) => /^\/operations\/[^/]+\/$/.test(page));
  const fences = ['### cURL\n', '### Terminal\n', '### TypeScript\n\n```ts\n', '### fetch\n\n```js\n'];
  const without = operations.filter(
    (page) => !fences.every((fence) => readBuilt(twinOf(page)).includes(fence)),
  );
  expect(operations.length).toBeGreaterThan(160);
  expect(without).toEqual([]);
});

test('the twin of a subject has what the diagrams of its life cycle say', () => {
  const drawn = pages.filter(
    (page) => page.startsWith('/tags/') && readBuilt(page).includes('id="life-cycle"'),
  );
  expect(drawn.length).toBeGreaterThan(2);
  for (const page of drawn)
    expect(readBuilt(twinOf(page))).toMatch(/\n## Life cycle\n\n\*\*.+\*\* [\s\S]+?\n- /);
  expect(readBuilt('/tags/calls.md')).toContain('RINGING');
});

test('llms.txt has one line for each page', () => {
  const linked = [...readBuilt('/llms.txt').matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, address]) =>
    String(address),
  );
  expect(linked.toSorted()).toEqual(pages.map(twinOf).toSorted());
});

test('the sitemap has every page', () => {
  const listed = [...readBuilt('/sitemap-0.xml').matchAll(/<loc>https:\/\/docs\.example([^<]*)<\/loc>/g)].map(
    ([, address]) => String(address),
  );
  expect(listed.toSorted()).toEqual(pages);
});

test('every page has a title and a description, and no two pages have both in common', () => {
  const heads = pages.map((page) => {
    const html = readBuilt(page);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    return { page, title, description };
  });
  expect(heads.filter(({ title, description }) => title === '' || description.length < 15)).toEqual([]);
  expect(new Set(heads.map(({ title, description }) => `${title} ${description}`)).size).toBe(pages.length);
});
