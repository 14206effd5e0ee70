/** User and password of HTTP Basic, as in `https://user:password@host/path`. */
export interface BasicSecret {
  username: string;
  password: string;
}

/** The whole path of the URL, as in `{ path: '/hooks/k3v9…' }`. */
export interface PathSecret {
  path: string;
}

/** What a delivery must carry: HTTP Basic, a whole path, or text that is the last segment of the path; or `none`. */
export type Secret = string | BasicSecret | PathSecret;

/** The least length of a secret, in characters; of a path that of all of it. */
export const LEAST_SECRET = 16;
