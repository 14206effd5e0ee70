import { loadContractSync } from '@telephony/contract';
import { fileURLToPath } from 'node:url';

export const contract = loadContractSync(
  fileURLToPath(import.meta.resolve('@telephony/openapi/openapi.json')),
);
