import type { ExchangeFinding } from '@telephony/contract';

/** Where a mistake was made. */
export interface FoundAt {
  /** Undefined where no operation of the contract has the method and the path. */
  operationId: string | undefined;
  method: string;
  /** Template of the path, or the path with its values replaced where the contract does not have it. */
  path: string;
  /** Status of the response. */
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

  /** Adds the findings of one exchange; also where it has none, as that is counted. */
  add(at: FoundAt, found: readonly ExchangeFinding[]): void {
    this.#checked++;
    for (const one of found) this.#addOne(at, one);
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
