/** What `npm run bench -- webhooks` can measure, in its order. */
export const MEASUREMENTS = ['parse', 'deliveries', 'size'] as const;

/** One of them. */
export type MeasurementName = (typeof MEASUREMENTS)[number];
