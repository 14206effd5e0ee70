import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TagPage } from '../contract/model.ts';
import type { Resource } from '../contract/resource.ts';
import { contractFolder } from '../contract/load-contract.ts';

export type DiagramName =
  | 'call-phases'
  | 'call-states'
  | 'events-of-a-call'
  | 'leg-events'
  | 'token-lifecycle';

type Diagram = Record<'svg' | 'title' | 'description' | 'text' | 'note', string>;

// Astro moves modules while it builds.
const folder = join(contractFolder, '../docs/src/diagrams');

export function readDiagram(name: DiagramName): Diagram {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8').trim();
  const [text = '', note = ''] = readFileSync(join(folder, `${name}.md`), 'utf8')
    .trim()
    .split('\n\n');
  return { svg, title: elementOf(svg, 'title'), description: elementOf(svg, 'desc'), text, note };
}

export function diagramMarkdown(name: DiagramName): string {
  const { title, description, text } = readDiagram(name);
  return `**${title}.** ${description}\n\n${text}`;
}

export function lifeCycleOf({ operations, webhooks }: TagPage, { record }: Resource): DiagramName[] {
  if (record?.name === 'Call') return ['call-states', 'call-phases'];
  if (webhooks.some(({ event }) => event.startsWith('call.'))) return ['leg-events', 'events-of-a-call'];
  return operations.some(({ id }) => id === 'login') ? ['token-lifecycle'] : [];
}

function elementOf(svg: string, tag: string): string {
  return new RegExp(`<${tag}[^>]*>([^<]*)<`).exec(svg)?.[1] ?? '';
}
