/** Resources for assistants: guides of this package, and the pages of a docs site. */
import { usage } from '../exit.ts';
import { readOwnFile } from '../package-file.ts';

export interface Resource {
  name: string;
  uri: string;
  description?: string;
  read: () => string | Promise<string>;
}

const SKILLS = ['telephony-first-call', 'telephony-missed-calls', 'telephony-receiver'];

export const GUIDES: readonly Resource[] = [
  'AGENTS.md',
  ...SKILLS.map((name) => `skills/${name}/SKILL.md`),
].map((name) => ({ name, uri: `telephony://${name}`, read: () => String(readOwnFile(name)) }));

// A line of llms.txt (https://llmstxt.org).
const LISTED_PAGE = /^- \[(.+)\]\((\S+\.md)\)(?:: (.*))?$/gm;
const TIMEOUT_MS = 10_000;

export async function docsPages(address: string): Promise<Resource[]> {
  try {
    const site = new URL(address.replace(/\/?$/, '/'));
    const list = await fetchText(new URL('llms.txt', site));
    return [...list.matchAll(LISTED_PAGE)].flatMap(([, name = '', link = '', description = '']) => {
      const page = new URL(link, site);
      const read = async () => fetchText(page);
      return page.origin === site.origin ? [{ name, uri: page.href, description, read }] : [];
    });
  } catch (error) {
    throw usage(
      `--docs: ${address}: ${(error as Error).message}. Give the address of the docs site, such as http://127.0.0.1:4000.`,
    );
  }
}

async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.ok) return response.text();
  throw new Error(`${url.pathname} has the status ${response.status}`);
}
