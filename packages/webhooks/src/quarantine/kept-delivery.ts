/** A delivery that was authenticated and could not be handled. All of it is JSON. */
export interface KeptDelivery {
  /** Unique, and in the order of time. */
  id: string;
  /** When it arrived, in milliseconds since 1970. */
  at: number;
  /** `unreadable`: not an event. `too-large`: its body begins as in `body`. `failed`: its handler failed too often. */
  reason: 'unreadable' | 'too-large' | 'failed';
  /** Why, in words: what is wrong with the body, or the message of the handler's last error. */
  detail: string;
  /** `event_name`, where it could be read. */
  eventName: string | null;
  /** The key of the event in the store, where it could be read. */
  key: string | null;
  /** How often it was tried. */
  attempts: number;
  /** The headers of the request without those that carry secrets. */
  headers: [name: string, value: string][];
  /** The bytes of the body in base64, as they arrived; of one that is too large the first `maxBytes`. */
  body: string;
}
