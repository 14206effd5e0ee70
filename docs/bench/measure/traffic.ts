import type { CDPSession } from 'playwright-core';

/** What went over the line so far. */
export interface Traffic {
  bytes: number;
  requests: number;
  /** The addresses that the server did not have. */
  missing: string[];
}

/** Counts what a page loads from now on: heads and compressed bodies. */
export function countTraffic(session: CDPSession): Traffic {
  const traffic: Traffic = { bytes: 0, requests: 0, missing: [] };
  const local = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/^(data|blob):/.test(request.url)) local.add(requestId);
    else traffic.requests += 1;
  });
  session.on('Network.responseReceived', ({ response }) => {
    if (response.status >= 400) traffic.missing.push(response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!local.has(requestId)) traffic.bytes += encodedDataLength;
  });
  return traffic;
}
