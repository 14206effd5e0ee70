import type { RequestListener } from '@telephony/http/control-types';

/** Options of the front of a sandbox. */
export interface SandboxFrontOptions {
  /**
   * What other machines have to send to use the control plane, as `Authorization: Bearer TOKEN` or `X-Control-Token: TOKEN`.
   * Default: none, so that it is for this machine only.
   */
  controlToken?: string | undefined;
  /** Let query parameters pass that the contract does not know. Default: false. */
  lenient?: boolean | undefined;
  /** Milliseconds to wait before each response. Default: 0. */
  delay?: number | undefined;
  /** Milliseconds within which a whole request must arrive; after that the response is 408. Default: 10,000. */
  requestTimeout?: number | undefined;
  /** How many requests to keep in the record. Default: 1,000, or fewer if their bodies are large. */
  remember?: number | undefined;
  /** Called for each request, just before its response is sent. */
  onRequest?: RequestListener | undefined;
}
