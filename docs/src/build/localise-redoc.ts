/** The name where Redoc shows its maker's logo. */
const LOGO =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2238%22 height=%2216%22%3E' +
  '%3Ctext y=%2212%22 font-family=%22sans-serif%22 font-size=%2212%22%3ERedoc%3C/text%3E%3C/svg%3E';

/** The page's own address for each foreign address that Redoc would ask; a data address needs no request. */
const LOCAL = new Map([
  ['https://cdn.redoc.ly/redoc/logo-mini-full.svg', LOGO],
  ['https://cdn.redoc.ly/redoc/logo-mini.svg', LOGO],
  // Asked only for an icon that the contract names; it names none.
  ['https://cdn.redocly.com/icons/fa/7.0.0', 'icons/fa'],
  ['https://cdn.redocly.com/icons/code/5.24.0', 'icons/code'],
  // Telemetry is off; without the address it cannot be turned on by accident.
  ['https://otel.cloud.redocly.com/v1/traces', 'data:,'],
]);

/** The browser refuses what the replacements above have missed. */
const POLICY = [
  "default-src 'self' data: blob:",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

const HEAD = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;

/** The rendered reference as a page that asks nobody. */
export function localiseRedoc(page: string): string {
  let local = page;
  for (const [address, own] of LOCAL) {
    if (!local.includes(address)) {
      throw new Error(
        `Redoc no longer asks ${address}: remove it from localise-redoc.ts, and look for what it asks now.`,
      );
    }
    local = local.replaceAll(address, own);
  }
  return local.replace('<meta charset="utf8" />', `<meta charset="utf-8" />\n  ${HEAD}`);
}
