import type { ExchangeFinding } from '@telephony/contract';

export interface FoundAt {
  operationId: string | undefined;
  method: string;
  path: string;
  status: number;
}

/** The same difference in any number of exchanges. It holds no values of them. */
export interface Finding extends Pick<ExchangeFinding, 'kind' | 'place' | 'message' | 'pointer'>, FoundAt {
  /** What an undeclared field was, such as `string` or `null`; empty for other kinds. */
  shapes: readonly string[];
  /** In how many exchanges it was. */
  count: number;
  /** ISO 8601, UTC. */
  firstSeen: string;
}

/** Why requests got no whole response of the upstream. */
export interface MissingResponse {
  reason: string;
  count: number;
  /** ISO 8601, UTC. */
  firstSeen: string;
}

/** Most findings that are kept apart: a server that invents names could otherwise fill the memory. */
const MOST = 1000;

export class Findings {
  readonly #findings = new Map<string, Finding & { shapes: string[] }>();
  readonly #missing = new Map<string, MissingResponse>();
  readonly #onFinding: (finding: Finding) => void;
  #checked = 0;

  constructor(onFinding: (finding: Finding) => void = () => {}) {
    this.#onFinding = onFinding;
  }

  add(at: FoundAt, found: readonly ExchangeFinding[]): void {
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

  #addOne(at: FoundAt, found: ExchangeFinding): void {
    const { kind, place, message, pointer, shapes } = found;
    const { operationId, method, path, status } = at;
    const key = JSON.stringify([kind, operationId ?? [method, path], status, place, message]);
    const known = this.#findings.get(key);
    if (known) {
      known.count++;
      known.shapes.push(...shapes.filter((shape) => !known.shapes.includes(shape)));
    } else if (this.#findings.size < MOST) {
      const finding = {
        kind,
        place,
        message,
        pointer,
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
