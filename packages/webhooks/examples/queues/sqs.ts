/**
 * Events through SQS: `receive(store)` in the process that gets the deliveries, `work(handlers, store)` in as many others as you
 * need, or `createConsumer(handlers, store)` in a Lambda function. Give the queue a redrive policy, such as `maxReceiveCount` 10,
 * for dead letters, and 14 days of retention.
 *
 * The store is one that all of them share, such as `redisStore` or `postgresStore`: a standard queue may deliver a message twice,
 * and a FIFO queue forgets after five minutes what it has had.
 */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import {
  createDispatcher,
  createWebhookHandler,
  type EventHandlers,
  type EventStore,
  forward,
  type WebhookHandler,
} from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';

/** Seconds that a message is hidden from others: more than the handlers and the store take. */
const HIDDEN = 60;
/** How many times ten messages are worked on at once. */
const LOOPS = 5;

/** Puts the events of deliveries into the queue, and responds. */
export function receive(store: EventStore): WebhookHandler {
  const { client, QueueUrl } = connect();
  const handler = createWebhookHandler(
    forward((event, key) => {
      // Each event is a group of its own, so that none waits for another one that fails.
      const fifo = QueueUrl.endsWith('.fifo') && { MessageGroupId: key, MessageDeduplicationId: key };
      return client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(event), ...fifo }));
    }),
    { secret: process.env['WEBHOOK_SECRET'] ?? '', store },
  );
  const server = createServer(toNodeListener(handler)).listen(Number(process.env['PORT'] ?? 8080));
  const stop = async () => {
    await handler.drain();
    server.close();
    client.destroy();
  };
  process.once('SIGTERM', () => void stop());
  return handler;
}

/** Handles the events of the queue until SIGTERM, and resolves when what it has begun is done. */
export async function work(handlers: EventHandlers, store: EventStore): Promise<void> {
  const { client, QueueUrl } = connect();
  const dispatch = createDispatcher(handlers, { store, leaseMs: 10_000 });
  const stop = new AbortController();
  process.once('SIGTERM', () => stop.abort());
  await Promise.all(Array.from({ length: LOOPS }, loop));
  client.destroy();

  async function loop(): Promise<void> {
    while (!stop.signal.aborted) await Promise.all((await next()).map(handle));
  }

  async function next(): Promise<Message[]> {
    const command = new ReceiveMessageCommand({
      QueueUrl,
      MaxNumberOfMessages: 10,
      WaitTimeSeconds: 20,
      VisibilityTimeout: HIDDEN,
      MessageSystemAttributeNames: ['ApproximateReceiveCount'],
    });
    try {
      return (await client.send(command, { abortSignal: stop.signal })).Messages ?? [];
    } catch (error) {
      if (stop.signal.aborted) return [];
      console.error(error);
      await pause(1_000);
      return [];
    }
  }

  async function handle({ Body = '', ReceiptHandle, Attributes }: Message): Promise<void> {
    try {
      await dispatch(Body);
      await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    } catch (error) {
      console.error(error);
      const VisibilityTimeout = Math.min(2 ** Number(Attributes?.ApproximateReceiveCount ?? 1), 900);
      const command = new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout });
      await client.send(command).catch(console.error); // it comes again anyway, after `HIDDEN`
    }
  }
}

/**
 * The function that Lambda calls with messages. Its event source mapping needs `ReportBatchItemFailures`; the queue then hides
 * what fails for its own visibility timeout.
 */
export function createConsumer(handlers: EventHandlers, store: EventStore) {
  const dispatch = createDispatcher(handlers, { store, leaseMs: 10_000 });
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const results = await Promise.allSettled(Records.map(({ body }) => dispatch(body)));
    const failed = Records.filter((_, index) => results[index]?.status === 'rejected');
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  };
}

/** The region, the credentials and, for an SQS that is not Amazon's, `AWS_ENDPOINT_URL` are in the environment. */
function connect() {
  return { client: new SQSClient({}), QueueUrl: process.env['QUEUE_URL'] ?? '' };
}
