/**
 * A text that a person wrote for a field: JSON or text, whichever the field takes. `447700900123` is a number where the example
 * has a number, and a text where it has a text.
 *
 * @param present What the example has there.
 * @param faults How much is wrong with the event, with a value there.
 */
export function readText(text: string, present: unknown, faults: (value: unknown) => number): unknown {
  const parsed = parse(text);
  if (parsed === undefined) return text;
  const isLikely = typeof parsed !== 'number' || typeof present === 'number';
  const [first, second] = isLikely ? [parsed, text] : [text, parsed];
  return faults(second) < faults(first) ? second : first;
}

/** The value of a text of JSON; undefined where it is something else. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
