import { isJsonObject, type JsonSchema, propertiesOf, resolve } from '@telephony/contract';
import { expect, test } from 'vitest';
import { fieldsWithoutEffect } from '../../src/assumptions/fields-without-effect.ts';
import { loadPlatformContract, type PlatformOperation } from '../../src/contract/contract.ts';
import { sentExamples } from '../contract/sent-examples.ts';
import { usePlatform } from '../support/serve-platform.ts';
import { candidates } from './support/candidates.ts';
import { visibleWorld } from './support/visible-world.ts';

const contract = loadPlatformContract();
const { document, operations } = contract;

/** Values of a field that are tried: enough to find two that are taken. */
const MOST_TRIED = 14;

/** Values of which the whole world is looked at: each takes some hundred requests. */
const MOST_LOOKED_AT = 5;

const served = usePlatform();

interface Writing {
  operation: PlatformOperation;
  /** Request line of an example that is taken, and the object that it sends, alone or in a list. */
  line: string;
  body: Record<string, unknown>;
  isList: boolean;
  token: string | null | undefined;
  schema: JsonSchema;
}

/** The operations that take an object, each with an example that succeeds. */
async function writings(): Promise<Writing[]> {
  const found: Writing[] = [];
  for (const operation of operations) {
    if (!operation.body?.schema) continue;
    const sent = await takenExample(operation);
    if (!sent) continue;
    const { items, ...schema } = resolve<JsonSchema>(document, operation.body.schema);
    const one = sent.isList && isJsonObject(items) ? resolve<JsonSchema>(document, items) : schema;
    found.push({ operation, ...sent, schema: one });
  }
  return found;
}

async function takenExample(operation: PlatformOperation) {
  for (const { lines, body: sent, token } of sentExamples(operation)) {
    const isList = Array.isArray(sent);
    const body: unknown = isList ? sent[0] : sent;
    if (!isJsonObject(body)) continue;
    for (const line of lines) {
      served.reset();
      if ((await served.ask(line, { body: sent, token })).status < 400) return { line, body, isList, token };
    }
  }
  return undefined;
}

/** Whether two values of a field, or a value and none, leave a client something to tell them apart by. */
async function hasEffect(writing: Writing, name: string, field: JsonSchema): Promise<boolean | 'refused'> {
  const { operation, line, body, isList, token } = writing;
  const send = async (one: Record<string, unknown>) => {
    served.reset();
    return served.ask(line, { body: isList ? [one] : one, token });
  };
  const { [name]: own, ...others } = body;
  const examples = sentExamples(operation).flatMap(({ body: sent }) =>
    isJsonObject(sent) && name in sent ? [sent[name]] : [],
  );
  const values = candidates(document, field, own === undefined ? examples : [own, ...examples]);
  const bodies = [others, ...values.slice(0, MOST_TRIED).map((value) => ({ ...others, [name]: value }))];
  const taken: Record<string, unknown>[] = [];
  const responses = new Set<string>();
  for (const one of bodies) {
    const { status, text } = await send(one);
    // A value that the contract allows and the sandbox refuses, such as another password, has an effect.
    if (status >= 400 && contract.schemas.check(writing.schema, one, 'body').length > 0) continue;
    responses.add(text);
    if (responses.size > 1) return true;
    taken.push(one);
  }
  if (taken.every((one) => !(name in one))) return 'refused';
  const worlds = new Set<string>();
  for (const one of taken.slice(0, MOST_LOOKED_AT)) {
    const { json } = await send(one);
    worlds.add(await visibleWorld(served, operations, recordsOf(operation, json)));
    if (worlds.size > 1) return true;
  }
  return false;
}

/** Where the record of a response can be read, and its parts. */
function recordsOf({ path }: PlatformOperation, json: any): string[] {
  const id = isJsonObject(json) && isJsonObject(json['data']) ? json['data']['id'] : undefined;
  if (typeof id !== 'string' && typeof id !== 'number') return [];
  const own = path.replace(/\/\{[^}]+\}$/, '');
  return operations.flatMap(({ method, path: other }) => {
    const isOfIt = method === 'get' && other.startsWith(`${own}/{`) && other.split('{').length === 2;
    return isOfIt ? [`GET ${other.replace(/\{[^}]+\}/, encodeURIComponent(String(id)))}`] : [];
  });
}

test('the fields that are taken and change nothing that can be seen are those that are listed', async () => {
  const without: string[] = [];
  let tried = 0;
  for (const writing of await writings()) {
    for (const [name, field] of Object.entries(propertiesOf(document, writing.schema))) {
      tried += 1;
      const effect = await hasEffect(writing, name, field);
      if (effect === false) without.push(`${writing.operation.operationId} ${name}`);
    }
  }
  console.log(`Fields of requests tried: ${tried}.`);
  const listed = fieldsWithoutEffect.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([operation, names]) => names.map((name) => `${operation} ${name}`)),
  );
  expect(without.toSorted()).toEqual(listed.toSorted());
  expect(served.faults).toEqual([]);
}, 600_000);
