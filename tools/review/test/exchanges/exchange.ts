import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { Random } from '../oracle/random.ts';
import { sample } from '../oracle/sample.ts';
import { Validator } from '../oracle/validator.ts';
import { type Called, credentialsOf, parametersOf, serversOf, statusesOf } from './operation.ts';
import { isMeant, readings, type Sent, written } from './text.ts';

/** A request without its body, as it is sent. */
export interface Request {
  server: string;
  credentials: string[];
  /** What is sent of each place: `query`, `path`, `header`, `cookie`. */
  sent: [place: string, texts: Sent][];
}

/** A server that does what a contract says, and no more. */
export class Server {
  readonly #called: Called;
  readonly #validator: Validator;

  constructor(called: Called) {
    this.#called = called;
    this.#validator = new Validator(called.bundle);
  }

  /** A request as a caller could make it; it need not be right. */
  request(pool: unknown[], random: Random): Request {
    const sent = [...parametersOf(this.#called).values()].flatMap((parameter): Request['sent'] => {
      if (parameter['required'] !== true && random.chance(0.5)) return [];
      const texts = written(parameter, sample(this.#called.bundle, schemaOf(parameter), pool, random));
      return texts ? [[String(parameter['in']), texts]] : [];
    });
    return {
      server: random.pick(serversOf(this.#called)) ?? '',
      credentials: random.pick(credentialsOf(this.#called)) ?? [],
      sent,
    };
  }

  /** All that a request can be read as, by parameter; undefined where it is refused. */
  read({ server, credentials, sent }: Request): Map<string, unknown[]> | undefined {
    if (!serversOf(this.#called).includes(server)) return undefined;
    const isEnough = (needed: string[]) => needed.every((scheme) => credentials.includes(scheme));
    if (!credentialsOf(this.#called).some(isEnough)) return undefined;
    const read = new Map<string, unknown[]>();
    for (const [key, parameter] of parametersOf(this.#called)) {
      const own = sent.flatMap(([place, texts]) =>
        place === parameter['in'] && texts.every(([name]) => isMeant(parameter, name)) ? texts : [],
      );
      if (own.length === 0 && parameter['required'] === true) return undefined;
      if (own.length === 0) continue;
      const values = readings(parameter, own).filter((one) =>
        this.#validator.accepts(schemaOf(parameter), one),
      );
      if (values.length === 0) return undefined;
      read.set(key, values);
    }
    return read.size === sent.length ? read : undefined;
  }

  /** A body of success with its status, which a program has to be able to read. */
  success(pool: unknown[], random: Random): [status: string, body: unknown] | undefined {
    const successes = [...statusesOf(this.#called)].filter(([status]) => /^[23]/.test(status));
    const [status, schema] = random.pick(successes) ?? [];
    if (status === undefined) return undefined;
    const body = schema && sample(this.#called.bundle, schema, pool, random);
    return schema && !this.#validator.accepts(schema, body) ? undefined : [status, body];
  }

  /** Whether a program that knows the successes can read one. */
  knows([status, body]: [string, unknown]): boolean {
    const all = statusesOf(this.#called);
    const exact = all.has(status) ? status : `${status.slice(0, 1)}XX`;
    const known = all.has(exact)
      ? [all.get(exact)]
      : [...all].filter(([one]) => /^[23]/.test(one)).map(([, s]) => s);
    // A program that knows of no body does not read one.
    return known.some(
      (schema) => schema === undefined || (body !== undefined && this.#validator.accepts(schema, body)),
    );
  }
}

/** Whether a server takes a request that another takes, and can read the same in it: one value is also a list of one. */
export function isReadSame(
  before: Map<string, unknown[]>,
  after: Map<string, unknown[]> | undefined,
): boolean {
  if (!after) return false;
  return [...before].every(([key, [value]]) =>
    after.get(key)?.some((other) => textOf(other) === textOf(value)),
  );
}

function textOf(value: unknown): string {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return JSON.stringify(
    list.map((item) => (isJsonObject(item) ? Object.entries(item).map(String) : String(item))),
  );
}

function schemaOf({ schema, content }: JsonObject): JsonObject {
  const media = isJsonObject(content) ? Object.values(content)[0] : undefined;
  const found = isJsonObject(media) ? media['schema'] : schema;
  return isJsonObject(found) ? found : {};
}
