import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTelephony, type TelephonyOptions, operations } from '../../src/index.ts';

/** What a client reads of a body. */
async function read(body: string, options: Partial<TelephonyOptions> = {}): Promise<unknown> {
  const fetch = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
  return createTelephony({ baseUrl: 'https://host/v1.2/service', fetch, ...options, operations }).listCdrs();
}

test('an integer beyond 2^53 is its digits as text, or what the option makes of it', async () => {
  const body = '{"data":[{"id":9007199254740993,"to":-12345678901234567890}],"total":9007199254740991}';
  expect(await read(body)).toEqual({
    data: [{ id: '9007199254740993', to: '-12345678901234567890' }],
    total: 9007199254740991,
  });
  expect(await read(body, { bigInteger: BigInt })).toMatchObject({
    data: [{ id: 9007199254740993n, to: -12345678901234567890n }],
  });
});

test('text, fractions and exponents stay as they are', async () => {
  const body =
    '{"a":"9007199254740993","b":0.12345678901234567,"c":1e300,"d":12345678901234567.5,"1234567890123456":1}';
  expect(await read(body)).toEqual(JSON.parse(body));
});

test('any JSON is read as JSON.parse reads it, with all integers exact', async () => {
  const small = fc.json().filter((text) => !/\d{16}/.test(text));
  const integer = fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n });
  await fc.assert(
    fc.asyncProperty(fc.array(integer), small, async (integers, json) => {
      const body = `{"integers":[${integers.join()}],"json":${json}}`;
      const { integers: exact, json: rest } = (await read(body)) as Record<string, unknown[]>;
      expect(exact!.map(String)).toEqual(integers.map(String));
      expect(
        exact!.every(
          (value, at) => (typeof value === 'number') === Number.isSafeInteger(Number(integers[at])),
        ),
      ).toBe(true);
      expect(rest).toEqual(JSON.parse(json));
    }),
  );
});

test('an id that came as text or bigint addresses its record', async () => {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return Response.json({ data: {} });
  };
  const pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', fetch, operations });
  for (const id of ['9007199254740993', 9007199254740993n]) await pbx.getCdr({ id: id as never });
  expect(new Set(asked)).toEqual(new Set(['https://host/v1.2/service/cdrs/9007199254740993']));
});
