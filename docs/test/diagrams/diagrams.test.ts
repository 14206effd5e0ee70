/** The diagrams as they are seen and as they are read aloud. */
import { legEvents, phases, transitions } from '@telephony/sandbox/model';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { callPhases, callPhasesPicture } from '../../src/components/diagrams/call-phases.ts';
import { callStates } from '../../src/components/diagrams/call-states.ts';
import type { DiagramText } from '../../src/components/diagrams/diagram-text.ts';
import { eventsOfACall, eventsText } from '../../src/components/diagrams/events-of-a-call.ts';
import { BOX_HEIGHT, type FlowPicture, STEP } from '../../src/components/diagrams/flow.ts';
import { legEventsPicture, legEventsText } from '../../src/components/diagrams/leg-events.ts';
import { tokenLifecycle } from '../../src/components/diagrams/token-lifecycle.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const events = eventsOfACall(loadContract());
const diagrams: { path: string; diagram: DiagramText }[] = [
  { path: '/guides/authentication/', diagram: tokenLifecycle },
  { path: '/guides/calls/', diagram: callStates },
  { path: '/guides/calls/', diagram: legEventsText },
  { path: '/guides/calls/', diagram: callPhases },
  { path: '/guides/webhooks/', diagram: eventsText(events) },
];

let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage();
});

describe.each(diagrams)('$diagram.title', ({ path, diagram }) => {
  beforeAll(async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(site.url + path);
  });

  test('has a name, a description, and all of it as text', async () => {
    const image = page.getByRole('img', { name: diagram.title });
    expect(await image.locator('desc').textContent()).toBe(diagram.description);
    const figure = page.locator('figure.diagram', { has: image });
    await figure.getByText('As text').click();
    const lines = await figure.getByRole('listitem').allInnerTexts();
    expect(lines.map((line) => line.trim())).toEqual(diagram.lines.map((line) => line.replaceAll('`', '')));
  });

  test('is readable on a screen of 360 pixels: large enough, inside, one text beside the other', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { outside, small, overlaps } = await textsOf(page, diagram);
    expect({ outside, small, overlaps }).toEqual({ outside: [], small: [], overlaps: [] });
  });

  test('follows the theme', async () => {
    const colours: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      const text = page.locator('.diagram svg text').first();
      colours.push(await text.evaluate((one) => getComputedStyle(one).fill));
    }
    expect(new Set(colours).size).toBe(2);
  });
});

test('the events of a call are those of the examples, in the order of their times', () => {
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['call.initial', 'call.ringing', 'call.connected', 'call.missed', 'call.hangup']),
  );
  expect(events.map(({ time }) => time)).toEqual(events.map(({ time }) => time).toSorted());
  expect(events.filter(({ note }) => note === 'final: false').map(({ event }) => event)).toEqual([
    'call.missed',
  ]);
});

describe('the diagrams of the sandbox say what its model says', () => {
  test('every phase, with each step to it and the commands that cause it', () => {
    const said = callPhases.lines.join('\n');
    const told = transitions.filter(({ from, to, by }) =>
      said
        .split('\n')
        .some(
          (line) =>
            line.startsWith(`From \`${from}\` to `) &&
            line.split(' by ')[0]!.includes(`\`${to}\``) &&
            line.endsWith(` by ${by.map((command) => `\`${command}\``).join(', ')}.`),
        ),
    );
    expect(told).toEqual(transitions);
    expect(callPhasesPicture.boxes.map(({ name }) => name)).toEqual(Object.keys(phases));
    expect(linesOf(callPhasesPicture)).toEqual(linesOfPairs(transitions));
  });

  test('every event, with those that can follow it', () => {
    const pairs = Object.entries(legEvents).flatMap(([from, followers]) =>
      followers.map((to) => ({ from, to })),
    );
    expect(linesOf(legEventsPicture)).toEqual(linesOfPairs(pairs));
  });
});

/** What a picture has drawn, as `from > to`, read from where its lines begin and end. */
function linesOf({ boxes, steps, lanes }: FlowPicture): string[] {
  const at = (y: number) => boxes.find((box) => box.y <= y && y <= box.y + BOX_HEIGHT)!.name;
  return [
    ...boxes.filter(({ repeats }) => repeats).map(({ name }) => `${name} > ${name}`),
    ...steps.map(({ y }) => `${at(y)} > ${at(y + STEP)}`),
    ...lanes.flatMap(({ into, outOf }) => outOf.map((y) => `${at(y)} > ${at(into)}`)),
  ].toSorted();
}

function linesOfPairs(pairs: readonly { from: string; to: string }[]): string[] {
  return pairs.map(({ from, to }) => `${from} > ${to}`).toSorted();
}

/** What is wrong with the texts of a diagram on a page. */
function textsOf(
  shown: Page,
  { id }: DiagramText,
): Promise<{ outside: string[]; small: string[]; overlaps: string[] }> {
  return shown.locator(`.diagram svg[aria-labelledby^="${id}-"]`).evaluate((element) => {
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
