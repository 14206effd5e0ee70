/** What stands in the samples of a page for a value of the path, and what the page before has handed on for it. */
type Replaced = readonly [written: RegExp, given: string];

/** No sample needs quotes around these. */
const PLAIN = /^[\w.~-]+$/;

const replaced = read();

/** A sample, or an address, with the ids that the page before has handed on, as the form has them. */
export function withHandedOnIds(text: string): string {
  return replaced.reduce((result, [written, given]) => result.replaceAll(written, () => given), text);
}

function read(): Replaced[] {
  const json = document.querySelector('try-it script')?.textContent;
  if (location.search === '' || !json) return [];
  const given = new URLSearchParams(location.search);
  const { parameters } = JSON.parse(json) as { parameters: { name: string; in: string; value: string }[] };
  return parameters.flatMap(({ name, in: place, value }) => {
    const own = given.get(name) ?? '';
    if (place !== 'path' || !PLAIN.test(value) || !PLAIN.test(own)) return [];
    const written = value.replaceAll(/[.~-]/g, String.raw`\$&`);
    return [[new RegExp(String.raw`(?<![\w.])${written}(?!\w)|\{${name}\}`, 'g'), own] as const];
  });
}
