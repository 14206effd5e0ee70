/**
 * What the examples use of engines that are not installed here. `npm run test:services` checks them with the real types, and runs
 * them with the real engines.
 */
declare module 'bullmq' {
  import type { Redis } from 'ioredis';

  export interface JobsOptions {
    jobId?: string;
    attempts?: number;
    backoff?: { type: 'exponential'; delay: number; jitter: number };
    removeOnComplete?: { age: number; limit?: number };
    removeOnFail?: { age: number };
  }
  export interface Job<Data> {
    data: Data;
    retry(): Promise<void>;
  }
  export class Queue<Data> {
    constructor(name: string, options: { connection: Redis });
    waitUntilReady(): Promise<unknown>;
    add(name: string, data: Data, options: JobsOptions): Promise<unknown>;
    close(): Promise<void>;
    getFailed(): Promise<Job<Data>[]>;
    getJobCounts(): Promise<Record<string, number>>;
    promoteJobs(): Promise<void>;
  }
  export class Worker<Data> {
    constructor(
      name: string,
      work: (job: Job<Data>) => Promise<void>,
      options: { connection: Redis; concurrency: number; maxStalledCount: number },
    );
    on(event: 'error', listener: (error: Error) => void): this;
    waitUntilReady(): Promise<unknown>;
    close(): Promise<void>;
  }
}

declare module 'pg-boss' {
  interface QueueOptions {
    retryLimit?: number;
    retryDelay?: number;
    retryBackoff?: boolean;
    heartbeatSeconds?: number;
    retentionSeconds?: number;
    deleteAfterSeconds?: number;
    deadLetter?: string;
  }
  interface JobResult {
    id: string;
    status: 'completed' | 'failed';
    output?: unknown;
  }
  export interface Job<Data> {
    id: string;
    data: Data;
  }
  export class PgBoss {
    constructor(options: {
      connectionString: string;
      max?: number;
      supervise?: boolean;
      superviseIntervalSeconds?: number;
      monitorIntervalSeconds?: number;
    });
    on(event: 'error', listener: (error: Error) => void): this;
    start(): Promise<this>;
    stop(options?: { timeout: number }): Promise<void>;
    createQueue(name: string, options: QueueOptions): Promise<void>;
    send(name: string, data: object, options: { id: string }): Promise<string | null>;
    work<Data>(
      name: string,
      options: object,
      work: (jobs: Job<Data>[]) => Promise<JobResult[]>,
    ): Promise<string>;
    redrive(name: string): Promise<number>;
    getDb(): { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };
  }
}

declare module '@aws-sdk/client-sqs' {
  export interface Message {
    Body?: string;
    ReceiptHandle?: string;
    Attributes?: { ApproximateReceiveCount?: string };
  }
  /** A command by what goes in and what it returns. */
  interface Command<Output> {
    readonly input: object;
    readonly output?: Output;
  }
  export class SendMessageCommand implements Command<object> {
    readonly input: object;
    constructor(input: {
      QueueUrl: string;
      MessageBody: string;
      MessageGroupId?: string;
      MessageDeduplicationId?: string;
    });
  }
  export class ReceiveMessageCommand implements Command<{ Messages?: Message[] }> {
    readonly input: object;
    readonly output?: { Messages?: Message[] };
    constructor(input: {
      QueueUrl: string;
      MaxNumberOfMessages?: number;
      WaitTimeSeconds?: number;
      VisibilityTimeout?: number;
      MessageSystemAttributeNames?: 'ApproximateReceiveCount'[];
    });
  }
  export class DeleteMessageCommand implements Command<object> {
    readonly input: object;
    constructor(input: { QueueUrl: string; ReceiptHandle: string | undefined });
  }
  export class ChangeMessageVisibilityCommand implements Command<object> {
    readonly input: object;
    constructor(input: { QueueUrl: string; ReceiptHandle: string | undefined; VisibilityTimeout: number });
  }
  export class CreateQueueCommand implements Command<{ QueueUrl?: string }> {
    readonly input: object;
    readonly output?: { QueueUrl?: string };
    constructor(input: { QueueName: string; Attributes?: Record<string, string> });
  }
  export class GetQueueAttributesCommand implements Command<{ Attributes?: object }> {
    readonly input: object;
    readonly output?: { Attributes?: object };
    constructor(input: { QueueUrl: string; AttributeNames: 'All'[] });
  }
  export class SQSClient {
    constructor(configuration: object);
    send<Output>(command: Command<Output>, options?: { abortSignal: AbortSignal }): Promise<Output>;
    destroy(): void;
  }
}

declare module 'miniflare' {
  import type { DurableObjectNamespace, KVNamespace, Queue } from '@cloudflare/workers-types';

  export class Miniflare {
    constructor(options: { workers: object[] });
    readonly ready: Promise<URL>;
    getKVNamespace(binding: string, worker: string): Promise<KVNamespace>;
    getQueueProducer(binding: string, worker: string): Promise<Queue>;
    getDurableObjectNamespace(binding: string, worker: string): Promise<DurableObjectNamespace>;
    dispose(): Promise<void>;
  }
}
