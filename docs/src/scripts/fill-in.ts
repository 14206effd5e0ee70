/**
 * Puts the server that a reader has chosen into all samples of a page, with the ids that another page has handed on, and their token
 * into what they copy.
 */
import { onChosen, SANDBOX, SANDBOX_TOKEN, shownInSamples, withToken } from './servers.ts';

/** A text of the page, as it is for the sandbox. */
interface Place {
  original: string;
  write: (text: string) => void;
}

/** Another page has handed ids on, which are in any line of a sample. */
const hasIds = location.search !== '';
const SAMPLES = '.code-samples pre';

const places = textPlaces();
let withIds = (text: string) => text;

function textPlaces(): Place[] {
  const found: Place[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (isFilled(text.data) || (hasIds && text.parentElement?.closest(SAMPLES)))
      found.push({ original: text.data, write: (filled) => (text.data = filled) });
  }
  return found;
}

function isFilled(text: string): boolean {
  return text.includes(SANDBOX) || text.includes(SANDBOX_TOKEN);
}

function fill(): void {
  const { address, token } = shownInSamples();
  for (const { original, write } of places) {
    write(withIds(original.replaceAll(SANDBOX, () => address).replaceAll(SANDBOX_TOKEN, () => token)));
  }
}

fill();
onChosen(fill);
if (hasIds) void fillInIds();

async function fillInIds(): Promise<void> {
  withIds = (await import('./handed-on-ids.ts')).withHandedOnIds;
  fill();
}

// What is selected and copied.
document.addEventListener('copy', (event) => {
  const selected = document.getSelection()?.toString() ?? '';
  const text = withToken(selected);
  if (text === selected || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
});

// What a button copies, whoever has made the button.
if ('clipboard' in navigator) {
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (text) => write(withToken(text));
}
