/** The state of the example, loaded into this process: for a clock that can be moved. */
export async function loadWallboard(options: {
  file: string;
  now: () => number;
  platform: { liveCalls(): Promise<unknown[]>; queues(): Promise<unknown[]> };
  // Tests read what they expect to be there.
}): Promise<any> {
  const file = new URL(
    'examples/wallboard/wallboard.ts',
    import.meta.resolve('@telephony/webhooks/package.json'),
  );
  const { startWallboard } = await import(file.href);
  return startWallboard(options);
}
