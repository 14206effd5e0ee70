import type { Finding, FoundAt, MissingResponse, Mistake } from './finding.ts';

/** Most findings that are kept apart: a server that invents names could otherwise fill the memory. */
const MOST = 1000;

/** What was found so far: each finding once, with its count. */
export class Findings {
  readonly #findings = new Map<string, Finding & { shapes: string[] }>();
  readonly #missing = new Map<string, MissingResponse>();
  readonly #onFinding: (finding: Finding) => void;
  #checked = 0;

  /** @param onFinding Called with each new one. */
  constructor(onFinding: (finding: Finding) => void = () => {}) {
    this.#onFinding = onFinding;
  }

  /** Adds the mistakes of one exchange; also where it has no mistakes, as that is counted. */
  add(at: FoundAt, mistakes: readonly Mistake[]): void {
    this.#checked++;
    for (const mistake of mistakes) this.#addOne(at, mistake);
  }

  /** Counts a request that got no whole response. */
  addMissing(reason: string): void {
    const known = this.#missing.get(reason);
    if (known) known.count++;
    else this.#missing.set(reason, { reason, count: 1, firstSeen: new Date().toISOString() });
  }

  list(): Finding[] {
    return [...this.#findings.values()].map((finding) => ({ ...finding, shapes: [...finding.shapes] }));
  }

  missing(): MissingResponse[] {
    return [...this.#missing.values()].map((one) => ({ ...one }));
  }

  /** How many responses were checked. */
  get checked(): number {
    return this.#checked;
  }

  clear(): void {
    this.#findings.clear();
    this.#missing.clear();
    this.#checked = 0;
  }

  #addOne(at: FoundAt, mistake: Mistake): void {
    const { kind, place, message, shapes = [] } = mistake;
    const { operationId, method, path, status } = at;
    const key = JSON.stringify([kind, operationId ?? [method, path], status, place, message]);
    const known = this.#findings.get(key);
    if (known) {
      known.count++;
      known.shapes.push(...shapes.filter((shape) => !known.shapes.includes(shape)));
    } else if (this.#findings.size < MOST) {
      const finding = {
        ...mistake,
        ...at,
        shapes: [...shapes],
        count: 1,
        firstSeen: new Date().toISOString(),
      };
      this.#findings.set(key, finding);
      this.#onFinding(finding);
    }
  }
}
