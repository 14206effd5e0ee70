/** Tokens: in the system's keychain if there is one, else in a file that only its user can read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type * as keyring from '@napi-rs/keyring';
import type { TokenStore } from '@telephony/client';
import { isExecutable, readPackageFile } from '@telephony/contract/package-file';
import { say } from '../output/terminal.ts';
import { settingsFolder } from './profiles.ts';

const SERVICE = 'telephony';

interface Entry {
  getPassword(): string | null;
  setPassword(value: string): void;
  deletePassword(): boolean;
}

// An add-on is loaded from a file: here from a folder that only the user can read, for a moment.
function loadAddOn(): typeof keyring {
  const folder = mkdtempSync(join(tmpdir(), 'telephony-'));
  try {
    const file = join(folder, 'keyring.node');
    const bytes = readPackageFile(new URL('./keyring.node.br', import.meta.url));
    writeFileSync(file, brotliDecompressSync(bytes), { mode: 0o700 });
    const addOn = { exports: {} };
    process.dlopen(addOn, file);
    return addOn.exports as typeof keyring;
  } finally {
    // Windows keeps a loaded file.
    if (process.platform !== 'win32') rmSync(folder, { recursive: true });
  }
}

async function keychainEntry(profile: string): Promise<Entry | undefined> {
  if (process.env['TELEPHONY_KEYCHAIN'] === 'off') return undefined;
  try {
    const { Entry: KeychainEntry } = isExecutable ? loadAddOn() : await import('@napi-rs/keyring');
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
