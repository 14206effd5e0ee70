/** Invisible characters, and those that turn the direction of a text. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
/** Where GitHub links people, issues and addresses by itself. */
const LINKING = /@|#|:\/\/|\bwww(?=\.)|\bGH(?=-\d)/gi;
/** Every sign that begins or ends something in Markdown or HTML; a list, or a name of an emoji, where it would. */
const SIGNS = /[#$&*<>@[\\\]_`|~]|:(?=[\w+-]+:)|^[-+]|(?<=^\d+)[.)]/g;
const ZERO_WIDTH_SPACE = '\u200B';

/**
 * A text that others wrote, as Markdown that shows it and does nothing else: no markup, no mention, no link, one line. Code
 * between backticks is shown as code.
 */
export function escapeText(text: string): string {
  const parts = text.replaceAll(/\s+/g, ' ').replaceAll(HIDDEN, '\uFFFD').split('`');
  // An odd backtick is one of the text itself.
  if (parts.length % 2 === 0) return escapePlain(parts.join('`'));
  return parts.map((part, index) => (index % 2 === 0 ? escapePlain(part) : codeOf(part))).join('');
}

/** A text as code, whatever it holds. */
export function codeOf(text: string): string {
  // GitHub links addresses in code of this form too.
  return text === '' ? '' : `<code>${escapePlain(text.replaceAll(HIDDEN, '\uFFFD'))}</code>`;
}

function escapePlain(text: string): string {
  return entities(text.replaceAll(LINKING, (found) => `${found}${ZERO_WIDTH_SPACE}`));
}

/** The signs as references to their characters, which neither Markdown nor HTML reads. */
function entities(text: string): string {
  return text.replaceAll(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);
}
