/** Base URL of the calls of the benchmark. Nothing is sent there: timed calls go to a stub. */
export const baseUrl = 'https://pbx.example/v1.2/service';
