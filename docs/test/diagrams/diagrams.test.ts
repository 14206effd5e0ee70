/** The diagrams as they are seen and as they are read aloud, against the model and the examples that they show. */
import { isJsonObject } from '@telephony/contract';
import { legEvents, phases, transitions } from '@telephony/sandbox/model';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { type DiagramName, readDiagram } from '../../src/diagrams/read-diagram.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const diagrams: { path: string; name: DiagramName }[] = [
  { path: '/guides/authentication/', name: 'token-lifecycle' },
  { path: '/guides/calls/', name: 'call-states' },
  { path: '/guides/calls/', name: 'leg-events' },
  { path: '/guides/calls/', name: 'call-phases' },
  { path: '/guides/webhooks/', name: 'events-of-a-call' },
];

let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage();
});

const linesOf = (name: DiagramName) => readDiagram(name).text.replaceAll('\n  ', ' ').split('\n');
const textsOf = (name: DiagramName) =>
  [...readDiagram(name).svg.matchAll(/<(?:text|tspan)[^>]*>([^<]+)</g)].map(([, text = '']) => text);

describe.each(diagrams)('$name', ({ path, name }) => {
  const { title, description } = readDiagram(name);

  beforeAll(async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(site.url + path);
  });

  test('has a name, a description, and all of it as text', async () => {
    const image = page.getByRole('img', { name: title });
    expect(await image.locator('desc').textContent()).toBe(description);
    const figure = page.locator('figure.diagram', { has: image });
    await figure.getByText('As text').click();
    const lines = await figure.getByRole('listitem').allTextContents();
    expect(lines.map((line) => line.replaceAll(/\s+/g, ' ').trim())).toEqual(
      linesOf(name).map((line) => line.replace('- ', '').replaceAll('`', '')),
    );
  });

  test('is readable on a screen of 360 pixels: large enough, inside, one text beside the other', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await faultsOf(page, name)).toEqual({ outside: [], small: [], overlaps: [] });
  });
});

test('the events of a call are those of the examples, in the order of their times', () => {
  const examples = loadContract().webhooks.flatMap(({ event, body }) =>
    body.examples.flatMap(({ value }) =>
      isJsonObject(value)
        ? [`${String(value['event_time']).slice(11)} ${event} ${String(value['call_id'])}`]
        : [],
    ),
  );
  const told = linesOf('events-of-a-call').flatMap((line) => {
    const [, time, event, id] = /^- (\S+) `([\w.]+)`: .*`call_id` (\d+)/.exec(line) ?? [];
    return time === undefined ? [] : [`${time} ${event} ${id}`];
  });
  expect(told.length).toBeGreaterThan(5);
  expect(examples).toEqual(expect.arrayContaining(told));
  expect(told.map((line) => line.slice(0, 8))).toEqual(told.map((line) => line.slice(0, 8)).toSorted());
  expect(textsOf('events-of-a-call')).toEqual(
    expect.arrayContaining(told.flatMap((line) => line.split(' ').slice(0, 2))),
  );
});

describe('the diagrams of the sandbox say what its model says; draw them anew when it changes', () => {
  test('every phase, with each step to it and the commands that cause it', () => {
    const lines = linesOf('call-phases');
    const untold = transitions.filter(
      ({ from, to, by }) =>
        !lines.some(
          (line) =>
            line.startsWith(`- From \`${from}\` to `) &&
            line.split(' by ')[0]!.includes(`\`${to}\``) &&
            line.endsWith(` by ${by.map((command) => `\`${command}\``).join(', ')}.`),
        ),
    );
    expect(untold).toEqual([]);
    expect(textsOf('call-phases')).toEqual(
      expect.arrayContaining(Object.entries(phases).flatMap(([name, { meaning }]) => [name, meaning])),
    );
  });

  test('every event, with those that can follow it', () => {
    const lines = linesOf('leg-events');
    for (const [name, followers] of Object.entries(legEvents)) {
      const line = lines.find((one) => one.startsWith(`- \`${name}\``)) ?? '';
      const told =
        name === 'call.dtmf' ? 'at any moment' : `then ${followers.map((one) => `\`${one}\``).join(', ')}.`;
      expect(line).toContain(told);
    }
    expect(textsOf('leg-events')).toEqual(
      expect.arrayContaining(Object.keys(legEvents).filter((name) => name !== 'call.dtmf')),
    );
  });
});

function faultsOf(
  shown: Page,
  name: DiagramName,
): Promise<{ outside: string[]; small: string[]; overlaps: string[] }> {
  return shown.locator(`.diagram svg[aria-labelledby^="${name}-"]`).evaluate((element) => {
    const svg = element as SVGSVGElement;
    const frame = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll('text')].map((one) => ({
      text: one.textContent.trim(),
      box: one.getBoundingClientRect(),
      size: (Number.parseFloat(getComputedStyle(one).fontSize) * frame.width) / svg.viewBox.baseVal.width,
    }));
    const outside = texts.filter(({ box }) => box.left < frame.left - 0.5 || box.right > frame.right + 0.5);
    const overlaps = texts.flatMap(({ text, box }, index) =>
      texts
        .slice(index + 1)
        .filter((other) => box.left < other.box.right - 1 && other.box.left < box.right - 1)
        // Lines of text may touch above and below.
        .filter((other) => box.top < other.box.bottom - 4 && other.box.top < box.bottom - 4)
        .map((other) => `${text} and ${other.text}`),
    );
    return {
      outside: outside.map(({ text }) => text),
      small: texts.filter(({ size }) => size < 11.5).map(({ text }) => text),
      overlaps,
    };
  });
}
