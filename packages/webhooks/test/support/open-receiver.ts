import {
  createWebhookHandler,
  type DeliveryReport,
  type EventHandlers,
  type WebhookHandler,
  type WebhookOptions,
} from '../../src/index.ts';

/** A receiver that lets everybody in, with what it has told of its deliveries. */
export function openReceiver<Args extends readonly unknown[] = readonly unknown[]>(
  handlers: EventHandlers<Args>,
  options: Partial<WebhookOptions> = {},
): { handler: WebhookHandler<Args>; reports: DeliveryReport[]; outcomes: () => string[] } {
  const reports: DeliveryReport[] = [];
  const onDelivery = (report: DeliveryReport) => reports.push(report);
  const handler = createWebhookHandler(handlers, { secret: 'none', onDelivery, ...options });
  return { handler, reports, outcomes: () => reports.map(({ outcome }) => outcome) };
}
