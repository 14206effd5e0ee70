import libphonenumber from 'google-libphonenumber';

const { PhoneNumberType, PhoneNumberUtil, ShortNumberInfo } = libphonenumber;

const numbers = PhoneNumberUtil.getInstance();
const shortNumbers = ShortNumberInfo.getInstance();

/** Whether a number is one of the emergency services anywhere, also with its country code: nobody knows in which country the platform dials it. */
export function isEmergency(digits: string): boolean {
  if (numbers.getSupportedRegions().some((region) => shortNumbers.isEmergencyNumber(digits, region)))
    return true;
  const number = numberOf(digits);
  if (!number) return false;
  const region = numbers.getRegionCodeForCountryCode(number.getCountryCodeOrDefault());
  const national = String(number.getNationalNumberOrDefault());
  return region !== 'ZZ' && shortNumbers.isEmergencyNumber(national, region);
}

function numberOf(digits: string): libphonenumber.PhoneNumber | undefined {
  try {
    return numbers.parse(`+${digits}`);
  } catch {
    // The platform refuses what is no number.
    return undefined;
  }
}

/** Whether a number is as long as those of its country are: others are services, such as a directory, and may cost much. */
export function isWhole(digits: string): boolean {
  const number = numberOf(digits);
  const { IS_POSSIBLE } = PhoneNumberUtil.ValidationResult;
  return number !== undefined && numbers.isPossibleNumberWithReason(number) === IS_POSSIBLE;
}

const COSTLY = new Map<number, string>([
  [PhoneNumberType.PREMIUM_RATE, 'a premium number'],
  [PhoneNumberType.PERSONAL_NUMBER, 'a personal number, which can cost as much as a premium one'],
  [PhoneNumberType.PAGER, 'a pager'],
]);

export function premiumOf(digits: string): string | undefined {
  const number = numberOf(digits);
  if (!number) return undefined;
  const region: string = numbers.getRegionCodeForCountryCode(number.getCountryCodeOrDefault());
  const type = numbers.getNumberType(number);
  return region === '001' && type !== PhoneNumberType.TOLL_FREE
    ? 'a number of no country, such as a satellite phone'
    : COSTLY.get(type);
}
