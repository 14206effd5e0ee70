import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';
import { startReceiver } from '../support/start-receiver.ts';
import { startListening } from './start-listening.ts';

const { sandbox, control, receiver } = await startListening();
const plain = await startReceiver({ tls: false });
afterAll(() => plain.close());

async function refusal(url: string, by: Sandbox = sandbox): Promise<string | undefined> {
  const { error, response } = await by.control.POST('/webhooks', {
    body: { name: 'Test', types: ['received_sms'], url },
  });
  return error && `${response.status} ${error.message}`;
}

describe('an address is saved', () => {
  test('when HTTPS is answered there, whatever the status', async () => {
    expect(await refusal(receiver.url)).toBeUndefined();
    expect(await refusal(receiver.url.replace('127.0.0.1', 'localhost'))).toBeUndefined();
    expect((await control.GET('/webhooks')).data?.total).toBe(2);
    expect(receiver.received, 'the probe is no event').toEqual([]);
  });

  test('with plain HTTP on this machine', async () => {
    expect(await refusal(plain.url)).toBeUndefined();
    expect(await refusal(plain.url.replace('127.0.0.1', 'localhost'))).toBeUndefined();
  });
});

describe('an address is refused', () => {
  test.for([
    ['plain HTTP elsewhere', 'http://10.0.0.1/', /not loopback/],
    ['another scheme', 'file:///etc/passwd', /must be an address such as https:/],
    ['no address', 'not an address', /must be an address such as https:/],
    ['credentials that cannot be read', 'https://a%zz:b@127.0.0.1:1/', /does not respond/],
    ['nobody there', 'https://127.0.0.1:1/', /does not respond/],
    ['the metadata of clouds', 'https://169.254.169.254/latest/meta-data/', /not loopback/],
    ['a private network', 'https://10.0.0.1/', /not loopback/],
    ['a private network', 'https://192.168.1.1/', /not loopback/],
    ['a public address', 'https://203.0.113.7/', /not loopback/],
    ['this machine as nobody', 'https://0.0.0.0/', /not loopback/],
    ['a number that is an address', 'https://3232235777/', /not loopback/],
    ['octal', 'https://0300.0250.1.1/', /not loopback/],
    ['IPv6', 'https://[fe80::1]/', /not loopback/],
    ['IPv4 in IPv6', 'https://[::ffff:10.0.0.1]/', /not loopback/],
    ['a name that is not there', 'https://nobody.invalid/', /cannot be resolved|not loopback/],
  ] as const)('%s: %s', async ([, url, reason]) => {
    expect(await refusal(url)).toMatch(reason);
  });

  test('HTTPS where plain HTTP is spoken', async () => {
    expect(await refusal(plain.url.replace('http:', 'https:'))).toMatch(/does not respond/);
  });

  test('link-local even where the host is allowed', async () => {
    const allowing = await startSandbox({
      port: 0,
      clock: 'manual',
      webhooks: { allowHosts: ['169.254.169.254', '0.0.0.0', '192.0.2.7'] },
    });
    onTestFinished(() => allowing.close());
    expect(await refusal('https://169.254.169.254/', allowing)).toMatch(/never called/);
    expect(await refusal('https://0.0.0.0/', allowing)).toMatch(/never called/);
    expect(await refusal('http://192.0.2.7/', allowing)).toMatch(/does not respond/);
  });

  test('and nothing changes when a webhook is given a bad one', async () => {
    const { id, url } = await control.webhook({
      name: 'Kept',
      types: ['connected'],
      url: receiver.url,
    });
    const { response } = await control.PATCH('/webhooks/{id}', {
      params: { path: { id } },
      body: { url: 'https://10.0.0.1/' },
    });
    expect(response.status).toBe(400);
    const { data } = await control.GET('/webhooks/{id}', { params: { path: { id } } });
    expect(data?.url).toBe(url);
  });
});
