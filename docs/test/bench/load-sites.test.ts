import { expect, test } from 'vitest';
import { formatRows } from '../../bench/format-rows.ts';
import { FAST, SLOW } from '../../bench/measure/line.ts';
import type { Load } from '../../bench/measure/load-page.ts';
import { loadSites } from '../../bench/measure/load-sites.ts';
import { medianLoad } from '../../bench/measure/median-load.ts';

const LOAD: Load = { kilobytes: 20, requests: 3, readable: 0.1, blocking: 0, shift: 0 };
const sites = [
  { name: 'Ours', address: '/own/' },
  { name: 'Peer', address: '/peer/' },
];

/** Loads the sites with a function of the test; what was told is in the result. */
async function run(load: (address: string) => Load, controller = new AbortController()) {
  const told: string[] = [];
  const results = await loadSites(sites, [FAST, SLOW], {
    rounds: 3,
    signal: controller.signal,
    load: async (address, line) => load(`${address} ${line.name}`),
    tell: (text) => told.push(text),
  });
  const counts = results.map(({ site, line, loads }) => `${site} ${line.name} ${loads.length}`);
  return { results, told, counts };
}

test('a peer that fails costs its own figures only, and is not waited for again', async () => {
  const asked: string[] = [];
  const { results, told, counts } = await run((address) => {
    asked.push(address);
    if (address === '/peer/ 3G and CPU / 4') throw new Error('Timeout 60000ms exceeded.\nCall log: ...');
    return LOAD;
  });
  expect(counts).toEqual([
    'Ours fast line 3',
    'Ours 3G and CPU / 4 3',
    'Peer fast line 3',
    'Peer 3G and CPU / 4 0',
  ]);
  expect(results.map(({ failure }) => failure)).toEqual([
    undefined,
    undefined,
    undefined,
    'Timeout 60000ms exceeded.',
  ]);
  expect(asked.filter((address) => address === '/peer/ 3G and CPU / 4')).toHaveLength(1);
  expect(told).toContain('Peer over 3G and CPU / 4 failed: Timeout 60000ms exceeded.');
});

test('what was measured before an abort is kept', async () => {
  const controller = new AbortController();
  let loaded = 0;
  const { counts } = await run(() => {
    loaded += 1;
    if (loaded === 5) controller.abort();
    return LOAD;
  }, controller);
  expect(counts).toEqual([
    'Ours fast line 2',
    'Ours 3G and CPU / 4 1',
    'Peer fast line 1',
    'Peer 3G and CPU / 4 1',
  ]);
});

test('in the table, what has no figure is a dash and nobody is behind it', () => {
  const values = [[LOAD], []].map((loads) => medianLoad(loads).readable);
  const table = formatRows(
    ['Ours', 'Peer'],
    [{ measurement: 'readable, s', values, decimals: 2, atMost: 0.25 }],
  );
  expect(table.split('\n').at(-1)).toMatch(/^readable, s +0\.10 +- +<= 0\.25 +met +ahead$/);
});
