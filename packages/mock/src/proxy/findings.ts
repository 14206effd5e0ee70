import type { ExchangeFinding } from '@telephony/contract';

export interface FindingPlace {
  operationId: string | undefined;
  method: string;
  /** The template, or an unknown path without its values. */
  path: string;
  status: number;
}

/** A difference from the contract, without values, in any number of exchanges. */
export interface Finding
  extends Pick<ExchangeFinding, 'kind' | 'place' | 'message' | 'pointer'>, FindingPlace {
  /** Types of an undeclared field, such as `string` or `null`; empty for other kinds. */
  shapes: readonly string[];
  /** The number of exchanges. */
  count: number;
  /** ISO 8601, UTC. */
  firstSeen: string;
}

/** Requests without a whole response of the upstream, for one reason. */
export interface MissingResponse {
  reason: string;
  count: number;
  /** ISO 8601, UTC. */
  firstSeen: string;
}

// A server that invents names could fill the memory.
const MAX_FINDINGS = 1000;

export class Findings {
  readonly #findings = new Map<string, Finding & { shapes: string[] }>();
  readonly #missing = new Map<string, MissingResponse>();
  readonly #onFinding: (finding: Finding) => void;
  #checked = 0;

  constructor(onFinding: (finding: Finding) => void = () => {}) {
    this.#onFinding = onFinding;
  }

  add(at: FindingPlace, found: readonly ExchangeFinding[]): void {
    this.#checked++;
    for (const one of found) this.#addOne(at, one);
  }

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

  get checked(): number {
    return this.#checked;
  }

  clear(): void {
    this.#findings.clear();
    this.#missing.clear();
    this.#checked = 0;
  }

  #addOne(at: FindingPlace, found: ExchangeFinding): void {
    const { kind, place, message, pointer, shapes } = found;
    const { operationId, method, path, status } = at;
    const key = JSON.stringify([kind, operationId ?? [method, path], status, place, message]);
    const known = this.#findings.get(key);
    if (known) {
      known.count++;
      known.shapes.push(...shapes.filter((shape) => !known.shapes.includes(shape)));
    } else if (this.#findings.size < MAX_FINDINGS) {
      const firstSeen = new Date().toISOString();
      const finding = { kind, place, message, pointer, ...at, shapes: [...shapes], count: 1, firstSeen };
      this.#findings.set(key, finding);
      this.#onFinding(finding);
    }
  }
}
