/**
 * What the examples use of engines that are not installed here. `npm run test:foreign -- services` runs
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
