import { type Contract, readContract, strictDocument } from '@telephony/contract';

const strict = new WeakMap<Contract, Contract>();

/** The contract with its objects closed, so that undeclared fields show. Read once. */
export function strictContract(contract: Contract): Contract {
  let found = strict.get(contract);
  if (!found) {
    found = readContract(strictDocument(contract.document));
    strict.set(contract, found);
  }
  return found;
}
