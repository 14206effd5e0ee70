/** The receiver for AWS Lambda. */
export type { LambdaEvent, LambdaResponse } from './adapters/lambda/lambda-event.ts';
export { type LambdaInvocation, toLambdaHandler } from './adapters/lambda/to-lambda-handler.ts';
