import { pointerSegments } from '@telephony/contract';

/** The name of a field: `price` of `body.data[].price`. */
export const lastName = (place: string): string => place.replaceAll('[]', '').split('.').at(-1) ?? place;

/** What a place of the contract belongs to: `Cdr` of `/components/schemas/Cdr/properties/price`, else its operation. */
export function ownerOf(pointer: string): string {
  const [section, name = '', third = ''] = pointerSegments(pointer);
  return section === 'paths' ? `${third.toUpperCase()} ${name}` : third;
}
