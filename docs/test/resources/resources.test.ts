/** Operations and guides lead to each other, and each subject shows what it is about. */
import { expect, test } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { guideUses } from '../../src/guides/guide-uses.ts';
import { readGuides } from '../guides/support/read-samples.ts';
import { elementsOf, pageAddresses, readBuilt } from '../support/built-site.ts';

const contract = loadContract();
const guides = pageAddresses().filter((address) => /^\/(?:guides\/[^/]+\/)?$/.test(address));

function linksBelow(address: string, heading: string): string[] {
  const own = partsOf(address).get(heading) ?? '';
  return [...own.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) => link);
}

function partsOf(address: string): Map<string, string> {
  const main = /<main[\s\S]*<\/main>/.exec(readBuilt(address))?.[0] ?? '';
  const [top = '', ...rest] = main.split(/<h[23] id="/);
  return new Map([
    ['', top],
    ...rest.map((part): [string, string] => [part.slice(0, part.indexOf('"')), part]),
  ]);
}

const parts = new Map(
  guides.flatMap((guide) =>
    [...partsOf(guide)].map(([anchor, html]): [string, string] => [
      anchor === '' ? guide : `${guide}#${anchor}`,
      html,
    ]),
  ),
);

function letters(text: string): string {
  return text.replaceAll(/<[^>]+>|&[^;]+;|[^\p{L}\p{N}]/gu, '').toLowerCase();
}

function sectionsOf(operation: string): string[] {
  return linksBelow(`/operations/${operation}/`, 'guides').map((link) => {
    const html = parts.get(link) ?? '';
    const title = link.includes('#')
      ? (/^[^>]*>(?<title>[\s\S]*?)<\/h[23]>/.exec(html)?.groups?.['title'] ?? '')
      : '';
    return `${link.replace(/#.*$/, '')} ${letters(title)}`;
  });
}

test('the operation of each link that a guide writes links back to the section', () => {
  let links = 0;
  const lost = readGuides().flatMap(({ name, text }) => {
    const address = name === 'index' ? '/' : `/guides/${name}/`;
    if (!guides.includes(address)) return [];
    let title = '';
    return text.split('\n').flatMap((line) => {
      title = /^#{2,3} (?<title>.+)$/.exec(line)?.groups?.['title'] ?? title;
      const ids = [...line.matchAll(/\]\(\/operations\/(\w+)\//g)].map(([, id = '']) => id);
      links += ids.length;
      return ids
        .filter((id) => !sectionsOf(id).includes(`${address} ${letters(title)}`))
        .map((id) => `${id} has no link to "${title}" of ${address}`);
    });
  });
  expect(links).toBeGreaterThan(40);
  expect(lost).toEqual([]);
});

test('each section that an operation links to speaks of it or calls it', () => {
  const links = contract.operations.flatMap((operation) =>
    linksBelow(operation.address, 'guides').map((section) => ({ operation, section })),
  );
  const wrong = links.filter(({ operation: { id, address, path }, section }) => {
    const html = parts.get(section) ?? '';
    const text = html.replaceAll(/<[^>]+>/g, '');
    const place = path.split('{')[0] ?? path;
    return !html.includes(`href="${address}`) && !text.includes(id) && !text.includes(place);
  });
  expect(links.length).toBeGreaterThan(100);
  expect(wrong.map(({ operation, section }) => `${operation.id}: ${section}`)).toEqual([]);
});

test.each(contract.groups.flatMap(({ tags }) => tags))('$name says what it is about', (tag) => {
  const [main] = elementsOf(tag.address);
  const links = new Set([...readBuilt(tag.address).matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link));
  expect(main?.text).toContain(tag.description.replaceAll('`', ''));
  for (const { address, events } of tag.operations) {
    expect(links).toContain(address);
    for (const event of events) expect(links).toContain(event.address);
    for (const section of linksBelow(address, 'guides')) expect(links).toContain(section);
  }
  for (const { address } of tag.webhooks) expect(links).toContain(address);
});

test('samples of the client count, by names and by paths', () => {
  const body = [
    'Before [`call.missed`](/webhooks/call.missed/).',
    '## Who?',
    "```ts\n# not a heading\nawait pbx.getMe();\nfor await (const one of paginate(pbx, '/users')) {}\n```",
    '## Who?',
    "```ts\nconst file = await download(pbx, '/monitors/{id}.mp3', { path: { id: 7001 } });\n```",
    '### `send`',
    "```ts\nawait pbx.createSms({ to: '1', message: '' });\n```",
    '## In no language',
    '```text\nget("/users")\n```',
  ].join('\n');
  const uses = guideUses([{ title: 'Guide', address: '/guides/x/', body }], contract);
  expect(
    uses.map(({ section, address, operations, events }) => [section, address, ...operations, ...events]),
  ).toEqual([
    ['', '/guides/x/', 'call.missed'],
    ['Who?', '/guides/x/#who', 'listUsers', 'getMe'],
    ['Who?', '/guides/x/#who-1', 'downloadMonitorMp3'],
    ['send', '/guides/x/#send', 'createSms'],
  ]);
});

test('the places of an open question have names that tell them apart', () => {
  const { ledger } = loadContract();
  const alike = ledger.filter(({ places }) => new Set(places.map(({ text }) => text)).size < places.length);
  expect(alike.map(({ id }) => id)).toEqual([]);
  expect(ledger.find(({ id }) => id === 'N-06')?.places).toContainEqual({
    text: 'POST /reset: 200',
    address: '/operations/resetPassword/#status-200',
  });
});
