/** Fields of bodies and parameters whose values are secret, in lower case. */
const MEMBERS = new Set([
  'token',
  'user_token',
  'password',
  'sip_password',
  'nonce',
  'code',
  'pin',
  'pin_pstn',
  'vm_pin',
  'legacy_api_key',
  'device_fingerprint',
  'secret',
  'authorization',
]);
const HEADERS = new Set([
  'x-auth-token',
  'x-control-token',
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
]);

/** Whether the value of this field or parameter is secret. */
export function isSecretField(name: string): boolean {
  return MEMBERS.has(name.toLowerCase()) || name.toLowerCase().endsWith('_token');
}

/** Whether the value of this header is secret. */
export function isSecretHeader(name: string): boolean {
  return HEADERS.has(name.toLowerCase());
}
