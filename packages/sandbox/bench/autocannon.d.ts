/** What the bench uses of autocannon, which has no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    amount: number;
    connections: number;
    headers?: Record<string, string>;
  }
  export default function autocannon(options: Options): Promise<{ '2xx': number }>;
}
