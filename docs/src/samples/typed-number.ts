// A number of JSON as somebody typed it, where JavaScript would write it in another way: `9007199254740993`, `0.10`.
export class TypedNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): object {
    return (JSON as typeof JSON & { rawJSON(text: string): object }).rawJSON(this.text);
  }

  // Doubles keep 15 digits, and no number beyond 1E308.
  get isRounded(): boolean {
    const digits = this.text
      .replace(/e.*/i, '')
      .replaceAll(/\D/g, '')
      .replaceAll(/^0+|0+$/g, '');
    const number = Number(this.text);
    return digits.length > 15 || !Number.isFinite(number) || (number === 0 && digits !== '');
  }
}

// Browsers that do not say how a number was typed read it as any other.
export function parseTyped(json: string): unknown {
  return JSON.parse(json, (_name: string, value: unknown, { source }: { source?: string } = {}) =>
    typeof value === 'number' && source && String(value) !== source ? new TypedNumber(source) : value,
  );
}

// Most languages would round such a number.
export function hasRounded(value: unknown): boolean {
  if (value instanceof TypedNumber) return value.isRounded;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasRounded);
}
