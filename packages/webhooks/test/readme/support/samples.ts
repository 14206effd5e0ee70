import { readFileSync } from 'node:fs';
import type { Block } from '@telephony/testing/read-blocks';
import { testReaderProject } from '@telephony/testing/reader-project';
import { expect, test } from 'vitest';

export function testSamples(samples: readonly Block[], more: Readonly<Record<string, string>> = {}): void {
  const project = testReaderProject({
    ...more,
    'surroundings.ts': readFileSync(new URL('surroundings.ts', import.meta.url), 'utf8'),
    ...Object.fromEntries(samples.map(({ code }, index) => [`${index}.ts`, moduleOf(code)])),
  });

  test('each sample prints something', () => {
    expect(samples.length).toBeGreaterThan(2);
    expect(samples.filter(({ prints }) => prints.length === 0)).toEqual([]);
  });

  test.each(samples.map((sample, index) => ({ ...sample, index })))('$title', async ({ index, prints }) => {
    const printed = await project.run(`${index}.ts`, {
      PORT: '0',
      WEBHOOK_PASSWORD: 'seven-spokes-and-a-bell',
      WEBHOOK_OLD_PASSWORD: 'six-spokes-and-no-bell',
    });
    // Which of the lines of a sample comes first is up to the events.
    expect(printed.toSorted()).toEqual(prints.toSorted());
  });
}

function moduleOf(code: string): string {
  const deliveries = /^const handler\b/m.test(code) ? 'await deliverDay(handler);' : '';
  return `import { deliverDay } from './surroundings.ts';\n${code}\n${deliveries}\nprocess.exit();\nvoid deliverDay;\n`;
}
