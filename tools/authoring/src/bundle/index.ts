export { bundleContract } from './bundle-contract.ts';
export { refuseNameClashes } from './refuse-name-clashes.ts';
export { runRedoclyBundle } from './run-redocly-bundle.ts';
export { sortComponents } from './sort-components.ts';
