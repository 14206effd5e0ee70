/** Tokens: in the system's keychain if there is one, else in a file that only its user can read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type * as keyring from '@napi-rs/keyring';
import { isExecutable, readPackageFile } from '@telephony/contract/package-file';
import { say } from '../output/terminal.ts';
import { settingsFolder } from '../own-files.ts';

const SERVICE = 'telephony';

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

async function keychainEntry(profile: string): Promise<keyring.Entry | undefined> {
  if (process.env['TELEPHONY_KEYCHAIN'] === 'off') return undefined;
  try {
    const { Entry } = isExecutable ? loadAddOn() : await import('@napi-rs/keyring');
    return new Entry(SERVICE, profile);
  } catch {
    return undefined;
  }
}

const tokensFile = () => join(settingsFolder(), 'tokens.json');
const fileStore = async () => (await import('@telephony/client/node')).fileTokenStore(tokensFile());

export async function saveToken(profile: string, token: string): Promise<'keychain' | 'file'> {
  try {
    const entry = await keychainEntry(profile);
    entry?.setPassword(token);
    if (entry) return 'keychain';
  } catch {
    // A machine without a desktop has the library, but nothing behind it.
  }
  say(`This machine has no keychain: the token goes into ${tokensFile()}, which only you can read.`);
  await (await fileStore()).save(profile, token);
  return 'file';
}

export async function readToken(profile: string, kept: 'keychain' | 'file'): Promise<string | undefined> {
  if (kept === 'keychain') return (await keychainEntry(profile))?.getPassword() ?? undefined;
  return (await fileStore()).load(profile);
}

export async function deleteToken(profile: string, kept: 'keychain' | 'file'): Promise<void> {
  if (kept === 'keychain') (await keychainEntry(profile))?.deletePassword();
  else await (await fileStore()).clear(profile);
}
