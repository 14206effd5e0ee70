import { expect, test } from 'vitest';
import { classNameTags } from '../../../src/bundle/codegen.ts';
import { namedObjects, withoutNameClashes } from '../../../src/bundle/codegen-schemas.ts';
import { documentOf } from '../support/document-of.ts';

test('a tag is the name of a class, and what people read is beside it', () => {
  const tags = ['API tokens', 'CDRs', 'Me'].map((name) => ({ name, description: `${name}.` }));
  const document = { ...documentOf({ tags: ['API tokens'] }), tags, 'x-tagGroups': [] };
  expect(classNameTags(document)).toEqual({
    openapi: '3.1.1',
    components: {},
    paths: { '/cdrs': { get: { tags: ['ApiTokens'] } } },
    tags: [
      { name: 'ApiTokens', description: 'API tokens.', 'x-displayName': 'API tokens' },
      { name: 'Cdrs', description: 'CDRs.', 'x-displayName': 'CDRs' },
      { name: 'Me', description: 'Me.', 'x-displayName': 'Me' },
    ],
  });
});

test('an object inside another one is a component of both names, and so is an item', () => {
  const day = { type: 'object', properties: { number: { type: 'integer' } } };
  const frequency = { type: 'object', properties: { day, free: { type: 'object' } } };
  const schemas = {
    Schedule: { type: 'object', properties: { how_often: frequency, days: { type: 'array', items: day } } },
  };
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  expect(namedObjects({ components: { schemas } })['components']).toEqual({
    schemas: {
      Schedule: {
        type: 'object',
        properties: {
          how_often: reference('ScheduleHowOften'),
          days: { type: 'array', items: reference('ScheduleDaysItem') },
        },
      },
      ScheduleHowOften: {
        type: 'object',
        properties: { day: reference('ScheduleHowOftenDay'), free: { type: 'object' } },
      },
      ScheduleHowOftenDay: day,
      ScheduleDaysItem: day,
    },
  });
});

test('of two names that differ in punctuation the plain one stays, and the other is named', () => {
  const text = { type: 'string' };
  const role = {
    description: 'A role.',
    required: ['_name', 'name'],
    properties: { _name: text, name: text, _links: text, full_name: text },
  };
  const { components } = withoutNameClashes({ components: { schemas: { Role: role } } }) as {
    components: { schemas: { Role: unknown } };
  };
  expect(components.schemas.Role).toEqual({
    description: 'A role. Omitted here because the name clashes with another in most languages: `_name`.',
    required: ['name'],
    properties: { name: text, _links: text, full_name: text },
  });
});
