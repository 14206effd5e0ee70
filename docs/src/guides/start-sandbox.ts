/** With these, a sandbox has live calls, and it is the day of the samples, whose dates then find its records. */
export const START_OPTIONS = '--live-calls --start-time 2026-11-20T16:06Z';

/** How a reader starts the sandbox that the samples call. */
export const START_SANDBOX = `npx @telephony/sandbox ${START_OPTIONS}`;
