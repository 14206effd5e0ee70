/** Events with AWS Lambda, behind API Gateway, a function URL or a load balancer. */
import { toLambdaHandler } from '@telephony/webhooks/lambda';
import { handler as receiver } from './receiver.ts';

export const handler = toLambdaHandler(receiver);
