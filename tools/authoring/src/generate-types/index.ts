export { generateFilters } from './generate-filters.ts';
export { generateRecords } from './generate-records.ts';
export { generateTypes } from './generate-types.ts';
