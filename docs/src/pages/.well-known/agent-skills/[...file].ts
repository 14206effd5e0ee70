/** The skills of the command line, where agents look for those of a site (Agent Skills Discovery 0.2.0). */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { contractFolder } from '../../../contract/load-contract.ts';

const folder = join(contractFolder, '../packages/cli/skills');
const files = new Map(
  readdirSync(folder).map((name) => [
    `${name}/SKILL.md`,
    readFileSync(join(folder, name, 'SKILL.md'), 'utf8'),
  ]),
);
const skills = [...files].map(([url, text]) => ({
  name: url.replace('/SKILL.md', ''),
  type: 'skill-md',
  description: /^description: (.+)$/m.exec(text)![1],
  url,
  digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
}));
const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
files.set('index.json', JSON.stringify({ $schema: schema, skills }, null, 2));

export const getStaticPaths = () => [...files.keys()].map((file) => ({ params: { file } }));

export const GET: APIRoute = ({ params }) => new Response(files.get(params['file']!));
