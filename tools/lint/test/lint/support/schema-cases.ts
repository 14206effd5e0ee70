import type { JsonObject } from '@telephony/contract';
import {
  ANSWER_SCHEMA,
  answering,
  BODY_SCHEMA,
  type Files,
  IN_PATH,
  IN_WEBHOOK,
  inPath,
  inWebhook,
  taking,
} from './contract.ts';
import { type Bad, type RuleCases, ruleCases } from './rule-cases.ts';

/** A schema that breaks a rule, and the places where: JSON pointers into it. */
type BadSchema = [JsonObject, ...places: string[]];

/** The cases of a rule about schemas: each is tried in a response and in an event. */
export function schemaCases(good: Record<string, JsonObject>, bad: Record<string, BadSchema>): RuleCases {
  return ruleCases(
    Object.fromEntries(
      Object.entries(good).flatMap(([name, schema]): [string, Files][] => [
        [name, inPath(answering(schema))],
        [inEvent(name), inWebhook(taking(schema))],
      ]),
    ),
    Object.fromEntries(
      Object.entries(bad).flatMap(([name, [schema, ...places]]): [string, Bad][] => [
        [name, [inPath(answering(schema)), ...places.map((place) => IN_PATH + ANSWER_SCHEMA + place)]],
        [
          inEvent(name),
          [inWebhook(taking(schema)), ...places.map((place) => IN_WEBHOOK + BODY_SCHEMA + place)],
        ],
      ]),
    ),
  );
}

const inEvent = (name: string): string => `${name}, in an event`;
