import type {
  ALBEvent,
  APIGatewayProxyEvent,
  APIGatewayProxyEventV2,
  LambdaFunctionURLEvent,
} from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { createWebhookHandler, type Secret } from '../../src/index.ts';
import { type LambdaEvent, type LambdaInvocation, toLambdaHandler } from '../../src/lambda.ts';
import { example } from '../support/contract-events.ts';
import { basic, openRecorder } from '../support/receiver.ts';

const KEY = 'k3v9-2c71-aa05-9d4e';
const missed = { ...example('call.missed-leg'), src_name: 'Grüße 🎧' };
const text = JSON.stringify(missed);
const headers = { 'Content-Type': 'application/json', Host: 'abc.execute-api.eu-west-1.amazonaws.com' };
const plain = { headers, body: text, isBase64Encoded: false };

type V1 = Pick<
  APIGatewayProxyEvent,
  'httpMethod' | 'path' | 'headers' | 'multiValueHeaders' | 'body' | 'isBase64Encoded'
>;
type Url = Pick<LambdaFunctionURLEvent, 'rawPath' | 'rawQueryString' | 'headers' | 'isBase64Encoded'>;

const v1: V1 & { requestContext: { path: string } } = {
  ...plain,
  httpMethod: 'POST',
  path: `/hooks/${KEY}`,
  multiValueHeaders: { 'Content-Type': ['application/json'] },
  requestContext: { path: `/prod/hooks/${KEY}` },
};
const v2: Url & { requestContext: { http: { method: string } } } = {
  ...plain,
  rawPath: `/prod/hooks/${KEY}`,
  rawQueryString: 'tenant=7',
  requestContext: { http: { method: 'POST' } },
};
const alb: ALBEvent = {
  ...plain,
  httpMethod: 'POST',
  path: `/prod/hooks/${KEY}`,
  queryStringParameters: { tenant: 'a%20b' },
  requestContext: { elb: { targetGroupArn: 'arn:aws:elasticloadbalancing:eu-west-1:1:targetgroup/a/b' } },
};
const { headers: _headers, ...many } = alb;
const albMany: ALBEvent = {
  ...many,
  multiValueHeaders: { 'content-type': ['application/json'], host: ['a.example'] },
};

function open(secret: Secret = KEY) {
  const opened = openRecorder({ secret });
  return { ...opened, invoke: toLambdaHandler(opened.handler) };
}

const EVENTS: [name: string, event: LambdaEvent][] = [
  ['a REST API', v1],
  ['an HTTP API or a function URL', v2],
  ['a load balancer', alb],
  ['a load balancer with lists of headers', albMany],
];

test.each(EVENTS)('%s: the event is handled, as text and in base64', async (_, event) => {
  for (const sent of [{}, { body: Buffer.from(text).toString('base64'), isBase64Encoded: true }]) {
    const { seen, invoke } = open();
    expect(await invoke({ ...event, ...sent })).toMatchObject({
      statusCode: 204,
      body: '',
      isBase64Encoded: false,
    });
    expect(seen).toEqual([missed]);
  }
});

test.each(EVENTS)('%s: the whole path is that of the configured URL, its stage too', async (_, event) => {
  expect(await open({ path: `/prod/hooks/${KEY}` }).invoke(event)).toMatchObject({ statusCode: 204 });
  expect(await open({ path: `/hooks/${KEY}` }).invoke(event)).toMatchObject({ statusCode: 401 });
});

test.each(EVENTS)('%s: HTTP Basic, and the headers of a refusal', async (_, event) => {
  const secret = { username: 'pbx', password: KEY };
  const { authorization } = basic('pbx', KEY);
  const allowed = event.headers
    ? { ...event, headers: { ...event.headers, authorization }, multiValueHeaders: undefined }
    : { ...event, multiValueHeaders: { ...event.multiValueHeaders, authorization: [authorization] } };
  const { invoke } = open(secret);
  expect(await invoke(allowed)).toMatchObject({ statusCode: 204 });
  const { statusCode, headers: sent, multiValueHeaders, body } = await invoke(event);
  expect([statusCode, sent['www-authenticate']]).toEqual([401, expect.stringContaining('Basic')]);
  expect(multiValueHeaders?.['www-authenticate']).toEqual(
    event.headers ? undefined : [sent['www-authenticate']],
  );
  expect(JSON.parse(body)).toMatchObject({ errors: [] });
});

test('handlers see the query, the event and the context', async () => {
  const seen: unknown[] = [];
  const handler = createWebhookHandler<[LambdaInvocation]>(
    {
      any: (_, { request, args: [{ event, context }] }) =>
        seen.push(new URL(request.url).search, event, context),
    },
    { secret: KEY, store: false },
  );
  const context = { awsRequestId: 'r1' };
  await toLambdaHandler(handler)(v2, context);
  expect(seen).toEqual(['?tenant=7', v2, context]);
  await toLambdaHandler(handler)(alb);
  expect(seen[3]).toBe('?tenant=a%20b');
  await toLambdaHandler(handler)({ ...v1, queryStringParameters: { tenant: 'a b' } });
  expect(seen[6]).toBe('?tenant=a+b');
});

test('it returns when all work is done, also what would go on after the response', async () => {
  const done: string[] = [];
  const later = (what: string) =>
    new Promise((resolve) => setTimeout(resolve, 20)).then(() => done.push(what));
  const handler = createWebhookHandler(
    { any: () => later('handled') },
    { secret: KEY, ack: 'early', onDelivery: ({ outcome }) => later(outcome) },
  );
  expect(await toLambdaHandler(handler)(v2)).toMatchObject({ statusCode: 202 });
  expect(done.toSorted()).toEqual(['accepted', 'handled', 'handled']);
});

test('a GET has no body, and what is no request is an error', async () => {
  const { invoke } = open();
  expect(await invoke({ ...v1, httpMethod: 'GET', body: null })).toMatchObject({ statusCode: 405 });
  await expect(invoke({})).rejects.toThrow('toLambdaHandler: the event is not an HTTP request.');
});

test('the types of API Gateway are accepted', () => {
  const invoke = vi.fn<(event: LambdaEvent) => void>();
  const ofTypes = (
    ...events: [APIGatewayProxyEvent, APIGatewayProxyEventV2, LambdaFunctionURLEvent, ALBEvent]
  ) => events.forEach((each) => invoke(each));
  expect(ofTypes).toBeTypeOf('function');
});
