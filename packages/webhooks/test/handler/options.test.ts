import { expect, test } from 'vitest';
import { createWebhookHandler } from '../../src/index.ts';

const open = (options: object) => () => createWebhookHandler({}, { secret: 'none', ...options });

test.each([
  'rememberMs',
  'leaseMs',
  'timeoutMs',
  'storeTimeoutMs',
  'keepMs',
  'attempts',
  'concurrency',
  'maxBytes',
])('%s is a number above 0', (option) => {
  for (const value of [0, -1, Number.NaN, Infinity, '5', null])
    expect(open({ [option]: value })).toThrow(`${option} must be a number above 0.`);
  expect(open({ [option]: 1 })).not.toThrow();
  expect(open({ [option]: undefined })).not.toThrow();
});

test('words are one of a few', () => {
  expect(open({ ack: 'soon' })).toThrow('ack must be handled or early.');
  expect(open({ onStoreFailure: 'open' })).toThrow('onStoreFailure must be refuse or handle.');
});

test('a store is a store', () => {
  for (const store of [{}, 'redis', true])
    expect(open({ store })).toThrow('createWebhookHandler: store must be one such as sqliteStore(file).');
  expect(open({ store: false })).not.toThrow();
});

test.each(['ttl', 'secrets', 'onError', 'toString'])('%s is not an option', (option) => {
  expect(open({ [option]: 1 })).toThrow(`${option} is not one of the options `);
});
