export { bundleContract } from './bundle-contract.ts';
export { codegenBundle } from './codegen/codegen-bundle.ts';
export { openapi30Bundle } from './openapi-3.0/openapi-30-bundle.ts';
export { refuseNameClashes } from './refuse-name-clashes.ts';
export { runRedoclyBundle } from './run-redocly-bundle.ts';
export { sortComponents } from './sort-components.ts';
export { placesOf, UnreadableSource } from './unreadable-source.ts';
export type { ReadProblem } from './read-problems.ts';
