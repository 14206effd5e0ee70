/** What a reader chooses once for the whole site. */
export interface Chosen {
  /** Where requests go, without a slash at its end: `http://127.0.0.1:4020/v1.2/voice`. Kept until the tab is closed. */
  baseAddress: string;
  /** Kept until the tab is closed. */
  token: string;
  /** Language of samples as its tab is called: `cURL`, `Python`. Kept for later visits, and for the tabs of guides. */
  language: string;
}

const NAMES = ['baseAddress', 'token', 'language'] as const satisfies (keyof Chosen)[];
const KEYS: Record<keyof Chosen, string> = {
  baseAddress: 'telephony.baseAddress',
  token: 'telephony.token',
  // Where the tabs of guides (`<Tabs syncKey="language">` of Starlight) keep theirs.
  language: 'starlight-synced-tabs__language',
};
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
    return storageOf(name).getItem(KEYS[name]);
  } catch {
    // A browser that keeps nothing for this site.
    return null;
  }
}

function write(name: keyof Chosen, value: string): void {
  try {
    if (value === '') storageOf(name).removeItem(KEYS[name]);
    else storageOf(name).setItem(KEYS[name], value);
  } catch {
    // It is chosen for this page only.
  }
}
