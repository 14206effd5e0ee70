/** Where the control plane of mock and proxy is, outside of the addresses of the contract. */
export const CONTROL_PATH = '/_mock';
