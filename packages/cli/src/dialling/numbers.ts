import libphonenumber from 'google-libphonenumber';

const { PhoneNumberType, PhoneNumberUtil, ShortNumberInfo } = libphonenumber;

const numbers = PhoneNumberUtil.getInstance();
const shortNumbers = ShortNumberInfo.getInstance();
const { IS_POSSIBLE } = PhoneNumberUtil.ValidationResult;

const COSTLY = new Map<number, string>([
  [PhoneNumberType.PREMIUM_RATE, 'a premium number'],
  [PhoneNumberType.PERSONAL_NUMBER, 'a personal number, which can cost as much as a premium one'],
  [PhoneNumberType.PAGER, 'a pager'],
]);

export function factsOf(digits: string) {
  const regions = numbers.getSupportedRegions();
  const isEmergency = regions.some((region) => shortNumbers.isEmergencyNumber(digits, region));
  const number = numberOf(digits);
  if (!number) return { isEmergency, isWhole: false, premium: undefined };
  const region = numbers.getRegionCodeForCountryCode(number.getCountryCodeOrDefault());
  const national = String(number.getNationalNumberOrDefault());
  const type = numbers.getNumberType(number);
  const isOfNoCountry = (region as string) === '001' && type !== PhoneNumberType.TOLL_FREE;
  return {
    // Also with its country code: nobody knows in which country the platform dials it.
    isEmergency: isEmergency || (region !== 'ZZ' && shortNumbers.isEmergencyNumber(national, region)),
    // As long as those of its country: others are services, such as a directory, and may cost much.
    isWhole: numbers.isPossibleNumberWithReason(number) === IS_POSSIBLE,
    premium: isOfNoCountry ? 'a number of no country, such as a satellite phone' : COSTLY.get(type),
  };
}

function numberOf(digits: string): libphonenumber.PhoneNumber | undefined {
  try {
    return numbers.parse(`+${digits}`);
  } catch {
    // The platform refuses what is no number.
    return undefined;
  }
}
