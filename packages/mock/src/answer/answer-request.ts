import type { Contract, Operation } from '@telephony/contract';
import type { Answer } from './answer.ts';
import type { AnswerOptions } from './answer-options.ts';
import { answerOperation } from './answer-operation.ts';
import { failure, malformedAddress, methodsOf, unknownPath, wrongMethod } from './refusals.ts';
import type { MockRequest } from './mock-request.ts';
import { readTarget } from './request-target.ts';
import { welcome } from './welcome.ts';

/** The response to a request, and the operation that it was for. */
export interface Answered {
  answer: Answer;
  operation?: Operation;
}

/** Responds to a request from the contract. Never throws: whatever goes wrong is a response in the contract's envelope. */
export async function answerRequest(
  contract: Contract,
  request: MockRequest,
  options: AnswerOptions,
): Promise<Answered> {
  const { method, url } = request;
  const target = readTarget(url);
  if (target === undefined) return { answer: malformedAddress(url) };
  const { pathname, query } = target;
  if (pathname === '/' && isRead(method)) return { answer: welcome(contract, request) };
  const routed = pathname === '/' ? { allow: ['GET'] } : contract.router.route(method, pathname);
  if (routed === undefined) return { answer: method === 'OPTIONS' ? methodsOf([]) : unknownPath(pathname) };
  if ('allow' in routed) {
    const { allow } = routed;
    return { answer: method === 'OPTIONS' ? methodsOf(allow) : wrongMethod(method, pathname, allow) };
  }
  const { operation, pathParameters } = routed;
  try {
    const answer = await answerOperation(contract, operation, { request, pathParameters, query }, options);
    return { operation, answer };
  } catch (error) {
    return { operation, answer: failure(operation, error) };
  }
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
