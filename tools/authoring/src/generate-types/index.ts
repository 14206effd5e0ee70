export { generateFilters } from './generate-filters.ts';
export { generateRecords } from './generate-records.ts';
export { generateSuccess } from './generate-success.ts';
export { generateTypes } from './generate-types.ts';
