import type { Contract, Operation } from '@telephony/contract';
import type { Maker, Preferences } from '@telephony/http';
import { prismOperation } from '../prism/prism-operation.ts';
import type { MakerOptions } from './maker-options.ts';
import { makeResponse } from './make-response.ts';
import { slicePage } from './slice-page.ts';

/** Makes responses without any state: Prism takes them from the examples, or makes them from the schemas. */
export function createMockMaker(options: MakerOptions): Maker<void> {
  const make = async (contract: Contract, operation: Operation, preferences: Preferences) =>
    makeResponse(operation, await prismOperation(contract.document, operation), preferences, options);
  return {
    name: 'mock',
    // Any token will do.
    admit: () => {},
    async respond({ contract, operation, preferences, query }) {
      return slicePage(await make(contract, operation, preferences), query);
    },
    async prefer(contract, operation, preferences, query) {
      const response = await make(contract, operation, preferences);
      // An example that is named is sent as it is.
      return preferences.example === undefined ? slicePage(response, query) : response;
    },
  };
}
