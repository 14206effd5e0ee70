/** Profiles: a platform's address under a name. Their tokens are in tokens.ts. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { didYouMean, signedOut, usage } from '../exit.ts';

export interface Profile {
  url: string;
  email?: string | undefined;
  /** The place of its token; the sandbox needs none. */
  kept?: 'keychain' | 'file' | undefined;
}

interface Settings {
  current?: string | undefined;
  profiles: Record<string, Profile>;
}

export const SANDBOX = 'sandbox';
const SANDBOX_PROFILE: Profile = { url: 'http://127.0.0.1:4020/v1.2/voice' };
// The API token of every sandbox: it opens nothing else.
export const SANDBOX_TOKEN = '62cdb7020ff920e5aa642c3d4066950dd1f01f4d';

export function settingsFolder(): string {
  const { TELEPHONY_CONFIG, XDG_CONFIG_HOME, APPDATA } = process.env;
  const base = process.platform === 'win32' ? APPDATA : XDG_CONFIG_HOME;
  return TELEPHONY_CONFIG || join(base || join(homedir(), '.config'), 'telephony');
}

const settingsFile = () => join(settingsFolder(), 'profiles.json');

export function readSettings(): Settings {
  let text: string;
  try {
    text = readFileSync(settingsFile(), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { profiles: {} };
    throw error;
  }
  try {
    const { current, profiles = {} } = JSON.parse(text) as Partial<Settings>;
    return { current, profiles };
  } catch {
    throw signedOut(`${settingsFile()} is damaged. Remove it and sign in again: telephony login`);
  }
}

export function writeSettings(settings: Settings): void {
  const file = settingsFile();
  mkdirSync(settingsFolder(), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.part`;
  writeFileSync(temporary, `${JSON.stringify(settings, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, file);
}

export function findProfile(name: string): Profile | undefined {
  return readSettings().profiles[name] ?? (name === SANDBOX ? SANDBOX_PROFILE : undefined);
}

export async function requireProfile(name: string): Promise<Profile> {
  const profile = findProfile(name);
  if (profile) return profile;
  const names = [...Object.keys(readSettings().profiles), SANDBOX];
  const advice = await didYouMean(name, names, `Sign in first: telephony login --profile ${name}`);
  throw usage(`--profile: there is no profile "${name}". ${advice}`);
}
