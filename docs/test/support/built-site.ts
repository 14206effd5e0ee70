import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlToHast } from 'satteri';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

export function builtFiles(folder: string): string[] {
  return readdirSync(join(dist, folder)).map((name) => folder + name);
}

export function pageAddresses(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.split(sep).join('/')}`)
    .filter((name) => name.endsWith('/index.html'))
    .map((name) => name.replace(/index\.html$/, ''))
    .toSorted();
}

export function isThere(address: string): boolean {
  return existsSync(join(dist, address.endsWith('/') ? `${address}index.html` : address));
}

export function readBuilt(address: string): string {
  return readBuiltBytes(address.endsWith('/') ? `${address}index.html` : address).toString();
}

export function readBuiltBytes(address: string): Buffer {
  return readFileSync(join(dist, address));
}

export interface PageElement {
  tag: string;
  id: string;
  data: Record<string, string>;
  text: string;
}

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

export function elementsOf(address: string): PageElement[] {
  const elements: PageElement[] = [];
  const main = find(htmlToHast(readBuilt(address)), 'main');
  if (!main) throw new Error(`${address} has no main part.`);
  collect(main, elements);
  return elements;
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function find(node: Node, tag: string): Node | undefined {
  if (node.tagName === tag) return node;
  for (const child of node.children ?? []) {
    const found = find(child, tag);
    if (found) return found;
  }
  return undefined;
}

function collect(node: Node, elements: PageElement[]): string {
  if (node.type === 'text') return node.value ?? '';
  const element: PageElement = { tag: node.tagName ?? '', id: '', data: {}, text: '' };
  for (const [name, value] of Object.entries(node.properties ?? {})) {
    if (name === 'id') element.id = String(value);
    if (name.startsWith('data')) element.data[name] = String(value);
  }
  if (node.tagName) elements.push(element);
  const text = (node.children ?? []).map((child) => collect(child, elements)).join('');
  element.text = oneLine(text);
  return text;
}
