/** The kind of a downloaded file by the end of its path, with the beginnings that such a file may have. */
const FILES: { suffix: string; name: string; beginnings: RegExp }[] = [
  // ID3 or an MPEG frame; audio/* is what the contract promises, so other containers are not a violation.
  { suffix: '.mp3', name: 'audio', beginnings: /^(ID3|\u00FF[\u00E0-\u00FF]|RIFF|OggS|fLaC|.{4}ftyp)/s },
  // pcap in both byte orders, with micro- and nanoseconds, and pcapng
  {
    suffix: '.pcap',
    name: 'a packet capture',
    beginnings: /^(\u00D4\u00C3\u00B2\u00A1|\u00A1\u00B2\u00C3\u00D4|\u00A1\u00B2<M|M<\u00B2\u00A1|\n\r\r\n)/,
  },
];

/** What a file should be by its path and is not, or undefined. Other paths promise no format. */
export function fileFault(path: string, body: Buffer): string | undefined {
  const kind = FILES.find(({ suffix }) => path.endsWith(suffix));
  if (!kind || kind.beginnings.test(body.subarray(0, 12).toString('latin1'))) return undefined;
  return kind.name;
}
