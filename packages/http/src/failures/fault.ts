/**
 * What can go wrong while a response is sent: the connection is reset before anything arrives (`reset`), it closes in the
 * middle of the body (`truncate`), or the body is not what its headers say (`garbage`).
 */
export const FAULTS = ['reset', 'truncate', 'garbage'] as const;

export type Fault = (typeof FAULTS)[number];
