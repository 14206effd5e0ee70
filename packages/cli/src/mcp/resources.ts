import { readOwnFile } from '../package-file.ts';

const SKILLS = ['telephony-first-call', 'telephony-missed-calls', 'telephony-receiver'];

export const GUIDES = ['AGENTS.md', ...SKILLS.map((name) => `skills/${name}/SKILL.md`)].map((name) => ({
  name,
  uri: `telephony://${name}`,
  read: () => String(readOwnFile(name)),
}));
