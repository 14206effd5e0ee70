import { loadContractSync } from '@telephony/contract';
import { fileURLToPath } from 'node:url';

/** The contract that the client is generated from. */
export const contract = loadContractSync(
  fileURLToPath(import.meta.resolve('@telephony/openapi/openapi.json')),
);
