import {
  CreateQueueCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { describe, expect, test } from 'vitest';
import { createConsumer } from '../../examples/queues/sqs.ts';
import { memoryStore } from '../../src/index.ts';
import { sampleEvent } from '../../src/testing.ts';
import { startRedis } from '../store/support/start-redis.ts';
import { startMoto } from './queues/start-moto.ts';
import { testEngine, useEngine } from './queues/test-engine.ts';

const CREDENTIALS = {
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'of-a-test',
  AWS_SECRET_ACCESS_KEY: 'of-a-test',
};

async function open(suffix: '' | '.fifo') {
  const [moto, redis] = await Promise.all([startMoto(), startRedis()]);
  const client = new SQSClient({
    endpoint: moto.url,
    region: CREDENTIALS.AWS_REGION,
    credentials: { accessKeyId: 'of-a-test', secretAccessKey: 'of-a-test' },
  });
  const fifo = suffix && { FifoQueue: 'true' };
  const create = async (name: string, attributes: Record<string, string>) => {
    const command = new CreateQueueCommand({
      QueueName: name + suffix,
      Attributes: { ...fifo, ...attributes },
    });
    return (await client.send(command)).QueueUrl ?? '';
  };
  const dead = await create('events-dead', {});
  const deadLetterTargetArn = `arn:aws:sqs:${CREDENTIALS.AWS_REGION}:123456789012:events-dead${suffix}`;
  const queue = await create('events', {
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: 3 }),
  });

  async function count(QueueUrl: string): Promise<number> {
    const command = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] });
    const { Attributes = {} } = await client.send(command);
    return ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible']
      .map((name) => Number(Reflect.get(Attributes, name)))
      .reduce((sum, one) => sum + one);
  }

  return {
    engine: 'sqs' as const,
    env: { ...CREDENTIALS, AWS_ENDPOINT_URL: moto.url, QUEUE_URL: queue, REDIS_URL: redis.socket },
    left: () => count(queue),
    // It waits for a few seconds only.
    hurry: async () => {},
    dead: () => count(dead),
    async revive() {
      const { Messages = [] } = await client.send(new ReceiveMessageCommand({ QueueUrl: dead }));
      for (const { Body = '', ReceiptHandle } of Messages) {
        const group = suffix && { MessageGroupId: 'again', MessageDeduplicationId: crypto.randomUUID() };
        await client.send(new SendMessageCommand({ QueueUrl: queue, MessageBody: Body, ...group }));
        await client.send(new DeleteMessageCommand({ QueueUrl: dead, ReceiptHandle }));
      }
    },
    async end() {
      client.destroy();
      await Promise.all([moto.end(), redis.end()]);
    },
  };
}

// Workers are not killed here: the request of a process that is gone goes on in moto, and takes messages. Nor does moto know what a
// FIFO queue has had, once it is deleted.
describe.each(['', '.fifo'] as const)('a queue whose name ends with "%s"', (suffix) => {
  testEngine(useEngine(() => open(suffix)));
});

test('Lambda gets those messages back that have failed', async () => {
  const handled: unknown[] = [];
  const consume = createConsumer(
    {
      'call.missed': ({ id }) => handled.push(id),
      'sms.received': () => Promise.reject(new Error('the CRM is down')),
    },
    memoryStore(),
  );
  const missed = sampleEvent('call.missed');
  const bodies = [missed, sampleEvent('sms.received'), missed].map((event) => JSON.stringify(event));
  const Records = [...bodies, 'no event'].map((body, index) => ({
    messageId: `message-${index}`,
    receiptHandle: '',
    body,
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '',
      SenderId: '',
      ApproximateFirstReceiveTimestamp: '',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: '',
  }));
  expect(await consume({ Records })).toEqual({
    batchItemFailures: [{ itemIdentifier: 'message-1' }, { itemIdentifier: 'message-3' }],
  });
  expect(handled).toEqual([missed.id]);
});
