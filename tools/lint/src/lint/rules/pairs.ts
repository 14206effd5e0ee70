import { isJsonObject } from '@telephony/contract';
import { operationBodies } from '../bodies.ts';
import { eachOperation, type Element, type OperationSite, type Rule } from '../visitor.ts';

export const rules: Record<string, Rule> = {};

// People read and copy the path, the request and the response of an operation together.
rules['example-pair'] = () =>
  eachOperation((site, report) => {
    if (site.kind === 'webhook') return;
    const requests = exampleValues(site, 'request');
    const responses = exampleValues(site, 'response');
    const ids = pathIds(site);
    for (const [index, response] of responses.entries()) {
      const record = response.get('data') ?? response;
      const id = response.get('data', 'id');
      const expected = (index === 0 ? ids.slice(0, 1) : ids).flat();
      if (id && ids.length > 0 && !expected.some((one) => isSame(one, id.value)))
        report(
          `The record is ${String(id.value)}, and the path's ${index === 0 ? 'first example' : 'examples'} ${expected.join(', ')}. ` +
            "Show the path's record, or add this one to the examples of the path.",
          id.at,
        );
      const related = requests.filter(({ object }) => Object.keys(object).some((name) => record.get(name)));
      const paired = index === 0 ? requests.slice(0, 1) : related;
      const faults = paired.map((request) => [...disagreements(request.value, record)]);
      const [first] = faults[0] ?? [];
      if (!first || faults.some((list) => list.length === 0)) continue;
      const [shown, sent] = first;
      report(
        `${JSON.stringify(shown.value)} here, and the request's example sends ${JSON.stringify(sent)}. Show what it sends.`,
        shown.at,
      );
    }
  });

function exampleValues(site: OperationSite, kind: 'request' | 'response'): Element[] {
  return operationBodies(site)
    .filter((body) => body.kind === kind && body.isJson && /^[23]/.test(body.status ?? '2'))
    .flatMap(({ media }) => media.entriesIn('examples'))
    .flatMap(([, example]) => example.get('value') ?? []);
}

// Empty where the path does not end with the id of a record.
function pathIds({ name: path, item, operation }: OperationSite): unknown[][] {
  const [, last] = /\{(ids?)\}$/.exec(path) ?? [];
  if (last === undefined) return [];
  return [operation, item]
    .flatMap((element) => element.entriesIn('parameters'))
    .filter(([, { object }]) => object['in'] === 'path' && object['name'] === last)
    .flatMap(([, parameter]) => parameter.entriesIn('examples'))
    .map(([, example]) => [example.object['value']].flat());
}

function* disagreements(
  sent: unknown,
  shown: Element | undefined,
): Generator<[shown: Element, sent: unknown]> {
  if (!shown) return;
  const { value } = shown;
  if (isJsonObject(sent)) {
    if (isJsonObject(value))
      for (const [name, member] of Object.entries(sent)) yield* disagreements(member, shown.get(name));
  } else if (Array.isArray(sent)) {
    if (!Array.isArray(value)) return;
    for (const [, item] of shown.entries()) {
      const own: unknown = sent.find((one) => isJsonObject(one) && isSame(one['id'], item.object['id']));
      yield* disagreements(own, item);
    }
    const isPlain = [sent, value].flat().every((item: unknown) => typeof item !== 'object');
    if (isPlain && JSON.stringify(sent) !== JSON.stringify(value)) yield [shown, sent];
  } else if (sent !== undefined && !isSame(sent, value)) yield [shown, sent];
}

// A word and its number are two forms of one value, and a date may be shown with its time, or a record for its id.
function isSame(sent: unknown, shown: unknown): boolean {
  if (sent === null || shown === null) return sent === shown;
  if (typeof shown === 'object') return true;
  if (typeof sent === 'string' && typeof shown === 'string')
    return sent === shown || shown.startsWith(`${sent} `);
  if (typeof sent === typeof shown) return sent === shown;
  const numbers = [Number(sent), Number(shown)];
  return numbers.some(Number.isNaN) || numbers[0] === numbers[1];
}
