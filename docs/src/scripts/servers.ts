/** The sandbox on the reader's machine: what pages show until something else is chosen, and without JavaScript. */
export const SANDBOX = 'http://127.0.0.1:4020/v1.2/voice';
/** The API token of the sandbox's story, the same in every sandbox. */
export const SANDBOX_TOKEN = '62cdb7020ff920e5aa642c3d4066950dd1f01f4d';
/** The mock on the reader's machine, which takes any token. */
export const MOCK = 'http://127.0.0.1:4010/v1.2/voice';
/** The mock takes any. */
const ANY_TOKEN = 'any';
/** Stands for an address that the reader has not written yet. */
export const UNKNOWN_ADDRESS = 'https://HOST/v1.2/SERVICE';
/** Stands for a token of the reader's: no page shows it. */
const YOUR_TOKEN = 'YOUR_TOKEN';

/** What needs no quotes in a shell, in JavaScript or in an address. */
const PLAIN = /^[\w.~+/=:-]+$/;

/** The base address and the token that samples show. The token of a reader is not among them: it is added when they copy. */
export function shownInSamples({ baseAddress, token }: Partial<Chosen> = chosen()): {
  address: string;
  token: string;
} {
  const address = baseAddress || SANDBOX;
  if (token) return { address, token: YOUR_TOKEN };
  return { address, token: tokenOf(address) || YOUR_TOKEN };
}

/** The token that a server takes without a reader's: that of every sandbox, and any for the mock. */
export function tokenOf(address: string): string {
  return address === SANDBOX ? SANDBOX_TOKEN : address === MOCK ? ANY_TOKEN : '';
}

/** Whether a server is the sandbox or the mock. */
export function isOnThisMachine(address: string): boolean {
  return address === SANDBOX || address === MOCK;
}

/** A text that is copied, with the reader's token where samples show `YOUR_TOKEN`. */
export function withToken(text: string, token: string = chosen().token ?? ''): string {
  return PLAIN.test(token) ? text.replaceAll(YOUR_TOKEN, () => token) : text;
}

/** Whether an address can stand in a sample. */
export function isBaseAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[\w.~:/[\]-]+$/.test(text);
}

/** What a reader chooses once for the whole site. */
interface Chosen {
  /** Where requests go, without a slash at its end: `http://127.0.0.1:4020/v1.2/voice`. Kept until the tab is closed. */
  baseAddress: string;
  /** For the origin of the base address, and for no other. Kept until the tab is closed. */
  token: string;
  /** Language of samples as its tab is called: `cURL`, `Python`. Kept for later visits, and for the tabs of guides. */
  language: string;
}

const NAMES = ['baseAddress', 'token', 'language'] as const satisfies (keyof Chosen)[];
/** Where each is kept. The tabs of guides (`<Tabs syncKey="language">` of Starlight) keep their language so. */
function keyOf(name: keyof Chosen): string {
  if (name === 'language') return 'starlight-synced-tabs__language';
  return name === 'token'
    ? `telephony.token ${originOf(read('baseAddress') || SANDBOX)}`
    : `telephony.${name}`;
}

/** The origin that a token is for; empty where an address has none. */
export function originOf(address: string): string {
  return URL.parse(address)?.origin ?? '';
}

const CHANGED = 'telephony-chosen';

/** What the reader has chosen so far. What was never chosen, or cannot be kept by this browser, is not there. */
export function chosen(): Partial<Chosen> {
  const found = NAMES.map((name) => [name, read(name)]).filter(([, value]) => value !== null);
  return Object.fromEntries(found) as Partial<Chosen>;
}

/** Keeps what the reader chooses, and tells the rest of the page. An empty text forgets it. */
export function choose(changes: Partial<Chosen>): void {
  for (const name of NAMES) {
    const value = changes[name];
    if (value !== undefined) write(name, value);
  }
  document.dispatchEvent(new CustomEvent<Partial<Chosen>>(CHANGED, { detail: changes }));
}

/** Calls back with what has changed, whenever something on the page is chosen. */
export function onChosen(listener: (changes: Partial<Chosen>) => void): void {
  document.addEventListener(CHANGED, (event) => listener((event as CustomEvent<Partial<Chosen>>).detail));
}

function storageOf(name: keyof Chosen): Storage {
  return name === 'language' ? localStorage : sessionStorage;
}

function read(name: keyof Chosen): string | null {
  try {
    return storageOf(name).getItem(keyOf(name));
  } catch {
    // A browser that keeps nothing for this site.
    return null;
  }
}

function write(name: keyof Chosen, value: string): void {
  try {
    if (value === '') storageOf(name).removeItem(keyOf(name));
    else storageOf(name).setItem(keyOf(name), value);
  } catch {
    // It is chosen for this page only.
  }
}

/** What guides write in samples for the server and its token. */
const STANDS_FOR = new Map([
  ['$TELEPHONY_URL', SANDBOX],
  ['$TELEPHONY_TOKEN', SANDBOX_TOKEN],
]);
const STANDING_FOR = /\$TELEPHONY_(?:URL|TOKEN)\b/g;

/** A sample of a guide as its readers see it: for the sandbox, so that it works as soon as it is copied. */
export function fillSample(code: string): string {
  return code.replaceAll(STANDING_FOR, (name) => STANDS_FOR.get(name) ?? name);
}
