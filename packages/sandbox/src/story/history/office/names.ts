import type { AccountNumber } from '../../../platform/core/account-number.ts';

const first =
  'Amara,Bela,Carla,Davit,Elin,Farid,Greta,Hamza,Ines,Jakub,Keiko,Liam,Maya,Nils,Orla,Pedro,Quinn,Rosa,Sami,Talia,Umar,Vera,Wen,Yara';
const last =
  'Abbott,Baran,Costa,Dufour,Eklund,Farrell,Gupta,Haas,Ivers,Jansen,Kaya,Lopez,Moreau,Novak,Oduya,Park,Quist,Rossi,Silva,Tanaka,Usman,Varga,Walsh,Young';

const [firstNames, lastNames] = [first.split(','), last.split(',')];

/** In the second account, first names have other last names. */
const OTHER = 12;

/** The name of the nth user beyond those of the story: the first 576 of an account are different. */
export function nameAt(index: number, account: AccountNumber): { first: string; last: string } {
  const row = index % firstNames.length;
  const other = account === 1 ? 0 : OTHER;
  const column = (7 * row + Math.floor(index / firstNames.length) + other) % lastNames.length;
  return { first: firstNames[row] ?? '', last: lastNames[column] ?? '' };
}
