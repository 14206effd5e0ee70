/** Where the control plane of every front is, outside of what the contract knows. */
export const FRONT_CONTROL_PATH = '/_mock';
