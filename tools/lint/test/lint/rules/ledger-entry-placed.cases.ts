import { contract } from '../support/contract.ts';
import { ledger } from '../support/ledger.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const places = ['/paths/~1cdrs/get'];
const noPlace = 'The operation is not known.';

export const cases: RuleCases = ruleCases(
  { 'places or a reason': contract({}, ledger({ 'N-01': { places }, 'N-02': { places: [], noPlace } })) },
  {
    'neither, and both': [
      contract({}, ledger({ 'N-01': { places: [] }, 'N-02': { places, noPlace }, 'N-03': { places } })),
      'ledger.yaml#/entries/0',
      'ledger.yaml#/entries/1',
    ],
  },
);
