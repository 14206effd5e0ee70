/** The catalogue of messages: complete, and with what to do. */
import { expect, test } from 'vitest';
import { loadContract, sources } from '../../src/contract/load-contract.ts';
import { readFileSync } from 'node:fs';
import { adviceFor, advisedMessages, errorMessages } from '../../src/guides/error-messages.ts';
import { readBuilt } from '../support/built-site.ts';

const messages = errorMessages(loadContract());

test('every message of the bundle that begins an error is in it, on the page and in its twin', () => {
  const bundle = readFileSync(sources.json, 'utf8');
  const page = readBuilt('/guides/error-messages/');
  const twin = readBuilt('/guides/error-messages.md');
  expect(messages.length).toBeGreaterThan(8);
  for (const { message, operations } of messages) {
    expect(bundle).toContain(JSON.stringify(message));
    expect(page).toContain(message);
    expect(twin).toContain(`### ${message}\n`);
    expect(operations.length).toBeGreaterThan(0);
  }
  const written = [...bundle.matchAll(/"value":\s*\{\s*"message":\s*"(?<message>[^"]+)",\s*"errors"/g)].map(
    ({ groups }) => groups?.['message'],
  );
  expect(written.length).toBeGreaterThan(0);
  expect(messages.map(({ message }) => message)).toEqual(expect.arrayContaining([...new Set(written)]));
});

test('there is advice for every message and for no other', () => {
  expect(advisedMessages.toSorted()).toEqual(messages.map(({ message }) => message).toSorted());
  expect(() => adviceFor('A message of tomorrow')).toThrow('"A message of tomorrow"');
});

test('a message has its statuses, its fields and its operations', () => {
  const rate = messages.find(({ message }) => message.includes('call rate'));
  expect(rate).toMatchObject({ statuses: ['400'], operations: [{ id: 'createWebcall' }] });
  const invalid = messages.find(({ message }) => message === 'Validation error');
  expect(invalid?.details).toContain('from: This value is not valid: SF0010');
});
