import type { Faker } from '@faker-js/faker';

type MakeString = (faker: Faker) => string;

/** A year that has gone, so that a seed gives the same dates whenever it is used. */
export const YEAR = { from: '2025-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' };

const moment: MakeString = (faker) => `${faker.date.between(YEAR).toISOString().slice(0, 19)}Z`;
const address: MakeString = (faker) => faker.internet.email({ provider: 'example.com' }).toLowerCase();
const link: MakeString = (faker) => `https://www.example.com/${faker.word.adjective()}-${faker.word.noun()}`;
const host: MakeString = (faker) => `${faker.word.noun()}.example.com`;

/** Strings of the formats of JSON Schema and OpenAPI. */
export const BY_FORMAT: Record<string, MakeString | undefined> = {
  'date-time': moment,
  date: (faker) => moment(faker).slice(0, 10),
  time: (faker) => moment(faker).slice(11),
  duration: (faker) => `PT${faker.number.int({ min: 1, max: 90 })}M`,
  email: address,
  'idn-email': address,
  hostname: host,
  'idn-hostname': host,
  ipv4: (faker) => `192.0.2.${faker.number.int({ min: 1, max: 254 })}`,
  ipv6: (faker) => `2001:db8::${faker.number.hex({ min: 1, max: 65_535 })}`,
  uri: link,
  url: link,
  'uri-reference': link,
  iri: link,
  'iri-reference': link,
  'uri-template': (faker) => `${link(faker)}/{id}`,
  'json-pointer': (faker) => `/${faker.word.noun()}`,
  'relative-json-pointer': (faker) => `0/${faker.word.noun()}`,
  regex: (faker) => `^${faker.word.noun()}$`,
  uuid: (faker) => faker.string.uuid(),
  byte: (faker) => Buffer.from(faker.company.catchPhrase()).toString('base64'),
  password: (faker) => faker.internet.password(),
};

/** Strings by the words of a property's name; the first that fits counts. */
export const BY_NAME: readonly (readonly [RegExp, MakeString])[] = [
  [/e ?mail/, address],
  [/\b(phone|mobile|tel|telephone|fax|msisdn)\b/, (faker) => faker.phone.number({ style: 'international' })],
  [/\b(first|given) ?name\b/, (faker) => faker.person.firstName()],
  [/\b(last|family|sur) ?name\b/, (faker) => faker.person.lastName()],
  [/\b(user ?name|login|handle|nickname)\b/, (faker) => faker.internet.username().toLowerCase()],
  [/\b(company|organi[sz]ation|vendor|merchant|business)\b/, (faker) => faker.company.name()],
  [/\b(file ?name|file)\b/, (faker) => faker.system.fileName()],
  [/\b(host|domain)( ?name)?\b/, host],
  [
    /\b(full|display|contact|customer|owner|author|person|recipient|sender) ?name\b/,
    (faker) => faker.person.fullName(),
  ],
  [/\bcountry code\b/, (faker) => faker.location.countryCode()],
  [/\bcountry\b/, (faker) => faker.location.country()],
  [/\b(city|town)\b/, (faker) => faker.location.city()],
  [/\b(zip|postcode|postal)\b/, (faker) => faker.location.zipCode()],
  [/\b(street|address|line ?\d)\b/, (faker) => faker.location.streetAddress()],
  [/\b(region|province|county)\b/, (faker) => faker.location.state()],
  [/\btime ?zone\b/, (faker) => faker.location.timeZone()],
  [/\b(url|uri|link|href|website|avatar|image|photo)\b/, link],
  [/\bcurrency\b/, (faker) => faker.finance.currencyCode()],
  [/\b(locale|language|lang)\b/, (faker) => faker.helpers.arrayElement(['en', 'fr', 'de', 'es'])],
  [/\b(ip|ip address)\b/, (faker) => BY_FORMAT['ipv4']!(faker)],
  [/\b(token|secret|hash|signature|cursor|key)\b/, (faker) => faker.string.alphanumeric(24)],
  [/\b(uuid|guid)\b/, (faker) => faker.string.uuid()],
  [/\b(id|ids|identifier)$/, (faker) => faker.string.numeric({ length: 6, allowLeadingZeros: false })],
  [/\b(at|date|time|timestamp|datetime)$/, moment],
  [/\b(colou?r)\b/, (faker) => faker.color.human()],
  [/\bversion\b/, (faker) => faker.system.semver()],
  [/\b(tags?|labels?|category|categories|keywords?)\b/, (faker) => faker.word.noun()],
  [
    /\b(title|subject|headline|description|summary|comment|notes?|message|text|body|detail)\b/,
    (faker) => faker.company.catchPhrase(),
  ],
  [/\bname\b/, (faker) => faker.person.firstName()],
];
