/** Tokens: in the system's keychain if there is one, else in a file that only its user can read. */
import { join } from 'node:path';
import type { TokenStore } from '@telephony/client';
import { say } from '../output/terminal.ts';
import { settingsFolder } from './profiles.ts';

const SERVICE = 'telephony';

interface Entry {
  getPassword(): string | null;
  setPassword(value: string): void;
  deletePassword(): boolean;
}

async function keychainEntry(profile: string): Promise<Entry | undefined> {
  if (process.env['TELEPHONY_KEYCHAIN'] === 'off') return undefined;
  try {
    const { Entry: KeychainEntry } = await import('@napi-rs/keyring');
    return new KeychainEntry(SERVICE, profile);
  } catch {
    return undefined;
  }
}

async function fileStore(): Promise<{ file: string; store: TokenStore }> {
  const { fileTokenStore } = await import('@telephony/client/node');
  const file = join(settingsFolder(), 'tokens.json');
  return { file, store: fileTokenStore(file) };
}

export async function saveToken(profile: string, token: string): Promise<'keychain' | 'file'> {
  try {
    const entry = await keychainEntry(profile);
    if (entry) {
      entry.setPassword(token);
      return 'keychain';
    }
  } catch {
    // A machine without a desktop has the library, but nothing behind it.
  }
  const { file, store } = await fileStore();
  say(`This machine has no keychain: the token goes into ${file}, which only you can read.`);
  await store.save(profile, token);
  return 'file';
}

export async function readToken(profile: string, kept: 'keychain' | 'file'): Promise<string | undefined> {
  if (kept === 'keychain') return (await keychainEntry(profile))?.getPassword() ?? undefined;
  return (await fileStore()).store.load(profile);
}

export async function deleteToken(profile: string, kept: 'keychain' | 'file'): Promise<void> {
  if (kept === 'keychain') (await keychainEntry(profile))?.deletePassword();
  else await (await fileStore()).store.clear(profile);
}
