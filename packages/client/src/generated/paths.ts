/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/** The paths that return a file, such as `/monitors/{id}.mp3`. Read them with `download`. */
export type FilePath =
  | '/cdrs/{id}.pcap'
  | '/cdrs/{id}.trace'
  | '/monitors/{id}.mp3'
  | '/msdrs/{id}.pcap'
  | '/msdrs/{id}.trace'
  | '/users/{id}/cdrs.csv'
  | '/voicemessages/{id}.mp3';
