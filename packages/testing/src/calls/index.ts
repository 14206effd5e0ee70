import * as malformed from './malformed.ts';
import type { Scenario } from './scenario.ts';
import * as story from './story.ts';

export const scenarios: Scenario[] = [...Object.values(story), ...Object.values(malformed)];
