import { decode, type Sender } from '../parse/body/decode.ts';

/** A form whose escapes beyond ASCII may be in another character set, with the characters in their place. */
export function unescaped(form: string, sender: Sender): string {
  const text = form
    .trim()
    .replaceAll(/%[89a-f][\da-f]/gi, ([, ...hex]) => String.fromCharCode(Number.parseInt(hex.join(''), 16)));
  // Other characters than these are not bytes of an escape.
  if (/[^\0-\x7F]/.test(form)) return form.trim();
  return decode(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    sender,
    [],
  );
}
