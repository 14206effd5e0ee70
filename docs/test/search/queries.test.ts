/** Queries that people type find the right place in the index of the built site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { identifiersOf } from '@telephony/contract/search';
import { expect, test } from 'vitest';
import questions from '../../src/search/questions.json' with { type: 'json' };
import { createSiteSearch } from '../../src/search/site-search.ts';
import { INDEX_FILE, readPlaces, type StoredIndex, TEXTS_FILE } from '../../src/search/stored-index.ts';
import { elementsOf, readBuiltBytes } from '../support/built-site.ts';

const stored = readBuiltBytes(`/${INDEX_FILE}`);
const storedTexts = readBuiltBytes(`/${TEXTS_FILE}`);
const index = JSON.parse(gunzipSync(stored).toString()) as StoredIndex;
const places = readPlaces(index.places);
const search = createSiteSearch(index);
const found = (query: string, own = search) => own.find(query).map(({ document }) => document.address);

interface Query {
  query: string;
  wanted: RegExp[];
}

function readQueries(lines: readonly string[]): Query[] {
  return lines.map((line) => {
    const [query = '', wanted = ''] = line.split(' = ');
    return { query, wanted: wanted.split(' ').map(patternOf) };
  });
}

const UNSEEN = readFileSync(join(import.meta.dirname, 'unseen-queries.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

function patternOf(wanted: string): RegExp {
  const address = wanted.startsWith('/') ? wanted : `/operations/${wanted}/`;
  const parts = address.split('*').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}${address.includes('#') ? '' : '(?:#.*)?'}$`);
}

test.each([
  ['that nobody tuned it on', UNSEEN, 0.84, 0.95],
  ['that it has as examples', questions, 0.95, 0.99],
])('queries %s', (_name, lines, first, amongThree) => {
  const ranks = readQueries(lines).map(({ query, wanted }) => {
    const addresses = found(query);
    const rank = addresses.findIndex((address) => wanted.some((pattern) => pattern.test(address)));
    if (rank !== 0) console.log(`${query}: ${rank < 0 ? 'not found' : rank + 1}, first ${addresses[0]}`);
    return rank;
  });
  const share = (end: number) => ranks.filter((rank) => rank >= 0 && rank < end).length / ranks.length;
  expect(share(1)).toBeGreaterThanOrEqual(first);
  expect(share(3)).toBeGreaterThanOrEqual(amongThree);
});

test('every name in code that a concept means is of a place, or of a tool for assistants', () => {
  const names = new Set(places.flatMap((place) => place.names.map((name) => name.toLowerCase())));
  for (const tool of ['find_calls', 'live_calls', 'owed_call_backs']) names.add(tool);
  const meant = index.concepts.flatMap((line) => identifiersOf(line.split(' = ')[1] ?? ''));
  expect(meant.length).toBeGreaterThan(100);
  expect(meant.filter((name) => !names.has(name))).toEqual([]);
});

const LIMITS = '/guides/limits-and-versions/';

function answers(): { address: string; title: string; answer: string }[] {
  const elements = elementsOf(LIMITS);
  const start = elements.findIndex(({ id }) => id === 'what-no-documented-operation-does') + 1;
  const end = elements.findIndex(({ tag }, at) => at > start && tag === 'h2');
  return elements.slice(start, end).flatMap(({ tag, id, text }, at, own) => {
    if (tag !== 'h3') return [];
    const answer = own.slice(at).find((next) => next.tag === 'p')?.text ?? '';
    return { address: `${LIMITS}#${id}`, title: text, answer };
  });
}

test('what people ask for opens a section that says yes, not documented or unknown, which has an entry of the ledger', () => {
  const sections = answers();
  expect(sections.length).toBeGreaterThan(20);
  expect(sections.filter(({ answer }) => !/^(?:Yes|Not documented|Unknown)\b/.test(answer))).toEqual([]);
  expect(sections.filter(({ answer }) => /^Unknown(?!.*\([NCO]-\d+\))/.test(answer))).toEqual([]);
  for (const { address, title } of sections) expect(found(title)[0]).toBe(address);
});

test.each([
  ['hold', `${LIMITS}#hold-or-resume-a-call`],
  ['can I mute a call', `${LIMITS}#mute-a-call`],
  ['park', `${LIMITS}#park-a-call`],
  ['live_id', '/schemas/Cdr/#field-live_id'],
  ['disposition', '/schemas/Cdr/#field-disposition'],
  ['user_id', '/schemas/Cdr/#field-user_id'],
  ['set up a wallboard', '/guides/wallboard/'],
  ['error 412', '/guides/error-messages/#unable-to-make-a-call-with-no-voip-clients-registered'],
  // Names that only texts and samples of packages have.
  ['--control-token', /^\/packages\/|^\/guides\/testing\//],
  ['createWebhookHandler', /^\/packages\/webhooks|^\/guides\/webhooks\//],
  ['appendfsync', /^\/packages\/webhooks-stores\//],
])('%s finds its place first', (query, address) => {
  expect(found(query)[0]).toMatch(address);
});

test.each([
  ['autentication', 'authentication'],
  ['authentification', 'authentication'],
  ['trasnfer', 'transfer'],
  ['pagnation', 'pagination'],
  ['php recieve webhook', 'php receive webhook'],
  ['sms not recieved', 'sms not received'],
  ['delte a user', 'delete a user'],
  ['dowload voicmail', 'download voicemail'],
  ['wich events are sent when a call is answerd', 'which events are sent when a call is answered'],
  ['call lables', 'call labels'],
])('%s finds what %s finds', (slip, meant) => {
  expect(found(slip)[0]).toBe(found(meant)[0]);
});

test('numbers in a question are not ids of the ledger, which are found whole', () => {
  expect(found('calls between 9 and 17')).not.toContain('/ledger/#n-17');
  expect(found('N-17')[0]).toBe('/ledger/#n-17');
  expect(found('what about O-65')[0]).toBe('/ledger/#o-65');
});

test('index and texts are 110 kB at most, and a text begins with a sentence', () => {
  expect(stored.length + storedTexts.length).toBeLessThanOrEqual(110_000);
  const texts = JSON.parse(gunzipSync(storedTexts).toString()) as string[];
  const untelling = /^Output |\.\w+ Output|^Status: |^pbx\.ts creates/;
  expect(texts.filter((text) => untelling.test(text))).toEqual([]);
});
