/** Address of the control plane, outside of what the contract knows. */
export const CONTROL_PATH = '/_sandbox';
