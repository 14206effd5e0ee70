/** What the package tells assistants: `AGENTS.md` and skills, of the same version as the command. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '../output/terminal.ts';

const SKILLS = ['telephony-first-call', 'telephony-missed-calls', 'telephony-receiver'];

/** The guides, from the folder of the package. */
export const GUIDES: readonly string[] = ['AGENTS.md', ...SKILLS.map((name) => `skills/${name}/SKILL.md`)];

export function guidePath(file: string): string {
  return fileURLToPath(new URL(`../../${file}`, import.meta.url));
}

/** `telephony skills install`: copies the skills. Those of another version are replaced; what else is there stays. */
export function installSkills({ to }: { to: string }): void {
  for (const name of SKILLS) {
    cpSync(guidePath(`skills/${name}`), join(to, name), { recursive: true });
    say(join(to, name));
  }
}
