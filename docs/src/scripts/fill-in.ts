/**
 * Puts the server that a reader has chosen into all samples of a page, and their token into what they
 * copy.
 */
import {
  ADMINISTRATOR_TOKEN,
  onChosen,
  SANDBOX,
  SANDBOX_TOKEN,
  shownInSamples,
  withToken,
} from './servers.ts';

/** A text of the page, as it is for the sandbox. */
interface Place {
  original: string;
  write: (text: string) => void;
}

const places = textPlaces();

function textPlaces(): Place[] {
  const found: Place[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if ([SANDBOX, SANDBOX_TOKEN, ADMINISTRATOR_TOKEN].some((one) => text.data.includes(one)))
      found.push({ original: text.data, write: (filled) => (text.data = filled) });
  }
  return found;
}

function fill(): void {
  const { address } = shownInSamples();
  for (const { original, write } of places) {
    const filled = [SANDBOX_TOKEN, ADMINISTRATOR_TOKEN].reduce(
      (text, token) => text.replaceAll(token, () => shownInSamples(token).token),
      original,
    );
    write(filled.replaceAll(SANDBOX, () => address));
  }
}

fill();
onChosen(fill);

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
