import { redocly } from './redocly.ts';
import { seriousme } from './seriousme.ts';
import { spectral } from './spectral.ts';
import type { Validator } from './validators.ts';

/** Validators of OpenAPI documents that share no code, by the name of their project. */
export const validators: Readonly<Record<string, Validator>> = { redocly, seriousme, spectral };
