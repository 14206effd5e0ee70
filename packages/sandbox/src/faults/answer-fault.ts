import { declaredStatus } from '@telephony/contract';
import type { PlatformOperation } from '../contract/contract.ts';
import type { FastifyReply } from 'fastify';
import { waitInRealTime } from '../clock/real-time.ts';
import type { Platform } from '../platform/platform.ts';

/** Lets a request fail as the rule for its operation says. False where there is none, or one that only delays. */
export async function answerFault(
  platform: Platform,
  operation: PlatformOperation,
  reply: FastifyReply,
): Promise<boolean> {
  const rule = platform.faults.take(operation.operationId);
  if (!rule) return false;
  if (rule.delay > 0) await waitInRealTime(rule.delay);
  if (rule.drop) {
    reply.hijack();
    reply.raw.destroy();
    return true;
  }
  if (rule.status === null && !rule.malformed) return false;
  const status = rule.status ?? successOf(operation);
  const body = exampleOf(operation, status);
  const text = body === undefined ? '' : JSON.stringify(body);
  const sent = rule.malformed ? text.slice(0, Math.ceil(text.length / 2)) || '{"data":' : text;
  void reply.code(status);
  if (sent === '') await reply.send();
  else await reply.type('application/json; charset=utf-8').send(sent);
  return true;
}

/** The first success that an operation declares. */
function successOf({ responses }: PlatformOperation): number {
  return Number([...responses.keys()].find((status) => /^2\d\d$/.test(status)) ?? 200);
}

/** The first example of a status; the envelope of errors for one that the contract says nothing of. */
function exampleOf(operation: PlatformOperation, status: number): unknown {
  const response = operation.responses.get(declaredStatus(operation, status) ?? '');
  const [example] = response?.schema ? response.examples.values() : [];
  if (example) return example.value;
  return status < 400 ? undefined : { message: 'The sandbox was told to fail.', errors: [] };
}
