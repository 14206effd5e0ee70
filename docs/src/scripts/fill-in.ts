import {
  ADMINISTRATOR_TOKEN,
  onChoicesChange,
  SANDBOX,
  SANDBOX_TOKEN,
  sampleServer,
  withToken,
} from './servers.ts';

const TOKENS = [SANDBOX_TOKEN, ADMINISTRATOR_TOKEN];
const originals = new Map<Text, string>();
const walker = document.createTreeWalker(
  document.querySelector('main') ?? document.body,
  NodeFilter.SHOW_TEXT,
);
while (walker.nextNode()) {
  const text = walker.currentNode as Text;
  if ([SANDBOX, ...TOKENS].some((one) => text.data.includes(one))) originals.set(text, text.data);
}

function fill(): void {
  const { address } = sampleServer();
  for (const [text, original] of originals) {
    const withTokens = TOKENS.reduce(
      (filled, token) => filled.replaceAll(token, () => sampleServer(token).token),
      original,
    );
    text.data = withTokens.replaceAll(SANDBOX, () => address);
  }
}

fill();
onChoicesChange(fill);

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
