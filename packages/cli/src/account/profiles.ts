/** Profiles: a platform's address under a name. Their tokens are in tokens.ts. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean, signedOut, usage } from '../exit.ts';
import { readIfThere, settingsFolder, writeWhole } from '../own-files.ts';

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

const settingsFile = () => join(settingsFolder(), 'profiles.json');

export function readSettings(): Settings {
  const text = readIfThere(settingsFile()) ?? '{}';
  try {
    const { current, profiles = {} } = JSON.parse(text) as Partial<Settings>;
    return { current, profiles };
  } catch {
    throw signedOut(`${settingsFile()} is damaged. Remove it and sign in again: telephony login`);
  }
}

export function writeSettings(settings: Settings): void {
  mkdirSync(settingsFolder(), { recursive: true, mode: 0o700 });
  writeWhole(settingsFile(), `${JSON.stringify(settings, undefined, 2)}\n`);
}

export function saveProfile(name: string, profile: Profile, current?: string): void {
  const { current: before, profiles } = readSettings();
  writeSettings({ current: current ?? before, profiles: { ...profiles, [name]: profile } });
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
