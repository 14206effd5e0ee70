/** The sandbox on the reader's machine: what pages show until something else is chosen, and without JavaScript. */
export const SANDBOX = 'http://127.0.0.1:4020/v1.2/voice';
export const SANDBOX_TOKEN = '62cdb7020ff920e5aa642c3d4066950dd1f01f4d';
export const ADMINISTRATOR_TOKEN = 'd033e22ae348aeb5660fc2140aec35850c4da997';
export const MOCK = 'http://127.0.0.1:4010/v1.2/voice';
export const UNKNOWN_ADDRESS = 'https://HOST/v1.2/SERVICE';
const YOUR_TOKEN = 'YOUR_TOKEN';

// Needs no quotes in a shell, in JavaScript or in an address.
const PLAIN = /^[\w.~+/=:-]+$/;

export function sampleServer(ofSandbox?: string): { address: string; token: string } {
  const address = readChoices().baseAddress || SANDBOX;
  return { address, token: (readToken(address) === '' && usualToken(address, ofSandbox)) || YOUR_TOKEN };
}

export function usualToken(address: string, ofSandbox: string = SANDBOX_TOKEN): string {
  return address === SANDBOX ? ofSandbox : address === MOCK ? 'any' : '';
}

export function isTrial(address: string): boolean {
  const origin = originOf(address);
  return origin !== undefined && [SANDBOX, MOCK].some((one) => originOf(one) === origin);
}

export function withToken(text: string): string {
  const token = readToken(sampleServer().address);
  return PLAIN.test(token) ? text.replaceAll(YOUR_TOKEN, () => token) : text;
}

export function isBaseAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[\w.~:/[\]-]+$/.test(text);
}

interface Chosen {
  /** The server of all requests, without a final slash: `http://127.0.0.1:4020/v1.2/voice`. Kept until the tab is closed. */
  baseAddress: string;
  language: string;
}

// A function, since asking for a storage throws where a browser keeps nothing for this site.
type StorageOf = () => Storage;
const inTab: StorageOf = () => sessionStorage;
const inBrowser: StorageOf = () => localStorage;

const KEPT: Record<keyof Chosen, [storage: StorageOf, key: string]> = {
  baseAddress: [inTab, 'telephony.baseAddress'],
  // Where the tabs of guides (`<Tabs syncKey="language">` of Starlight) keep theirs.
  language: [inBrowser, 'starlight-synced-tabs__language'],
};
const CHANGED = 'telephony-chosen';

export function readChoices(): Partial<Chosen> {
  const found = Object.entries(KEPT).map(([name, [storage, key]]) => [name, readStored(storage, key)]);
  return Object.fromEntries(found.filter(([, value]) => value !== null)) as Partial<Chosen>;
}

export function saveChoices(changes: Partial<Chosen>): void {
  for (const [name, value] of Object.entries(changes)) writeStored(...KEPT[name as keyof Chosen], value);
  announce(changes);
}

// A host may have other letters, such as `;`, with a meaning of their own in a list of origins.
const HOST_ALONE = /^https?:\/\/[\w.:[\]-]+$/;

// A token belongs to an origin. A user name in an address could be taken for the host.
export function originOf(address: string): string | undefined {
  if (address === UNKNOWN_ADDRESS || !/^https?:\/\//i.test(address) || !URL.canParse(address))
    return undefined;
  const { origin, username, password } = new URL(address);
  return username || password || !HOST_ALONE.test(origin) ? undefined : origin;
}

export function readToken(address: string): string {
  const origin = originOf(address);
  return (origin !== undefined && readStored(inTab, TOKEN_OF + origin)) || '';
}

export function saveToken(address: string, token: string): void {
  const origin = originOf(address);
  if (origin === undefined) return;
  writeStored(inTab, TOKEN_OF + origin, token);
  announce({});
}

const TOKEN_OF = 'telephony.token ';

function announce(changes: Partial<Chosen>): void {
  document.dispatchEvent(new CustomEvent<Partial<Chosen>>(CHANGED, { detail: changes }));
}

export function onChoicesChange(listener: (changes: Partial<Chosen>) => void): void {
  document.addEventListener(CHANGED, (event) => listener((event as CustomEvent<Partial<Chosen>>).detail));
}

function readStored(storage: StorageOf, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function writeStored(storage: StorageOf, key: string, value: string): void {
  try {
    if (value === '') storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // It is chosen for this page only.
  }
}

/** A sample of a guide, in which variables stand for the server and its token, as its readers see it: for the sandbox, so that it works as soon as it is copied. */
export function fillSample(code: string): string {
  return code.replaceAll(/\$TELEPHONY_URL\b/g, SANDBOX).replaceAll(/\$TELEPHONY_TOKEN\b/g, SANDBOX_TOKEN);
}
