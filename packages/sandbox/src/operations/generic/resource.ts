import type { OperationId } from '../../contract/contract.ts';
import type { TableName, Tables } from '../../platform/store.ts';
import type { AnyRequest, EmptyResponse, Handlers, PageResponse, RecordResponse } from './handler.ts';
import { type CollectionRequest, dictionary, type DictionaryId, list, type ListOptions } from './list.ts';
import { read } from './present.ts';
import { remove, type RemoveOptions } from './remove.ts';
import { create, update, type WriteOptions, type WriteRequest } from './write.ts';

type Writes<One extends string> = OperationId & `${'create' | 'update'}${One}`;

// The operations that the contract has of these names.
type ResourceHandlers<N extends TableName, One extends string, Many extends string> = {
  [Id in OperationId & `list${Many}`]: (request: CollectionRequest) => PageResponse<Tables[N]>;
} & {
  [Id in OperationId & `create${One}`]: (request: WriteRequest<Id>) => RecordResponse<201, Tables[N]>;
} & {
  [Id in OperationId & `get${One}`]: (request: AnyRequest) => RecordResponse<200, Tables[N]>;
} & {
  [Id in OperationId & `update${One}`]: (request: WriteRequest<Id>) => RecordResponse<200, Tables[N]>;
} & {
  [Id in OperationId & `delete${One | Many}`]: (request: AnyRequest) => EmptyResponse<204>;
} & Pick<Handlers, DictionaryId & `list${One}Dictionaries`>;

// As the contract names the operations: listIvrs, getIvr and so on.
export function resource<N extends TableName, One extends string, Many extends string = `${One}s`>(
  table: N,
  one: One,
  options: WriteOptions<N, Writes<One>> & ListOptions<N> & RemoveOptions<N> & { many?: Many } = {},
): ResourceHandlers<N, One, Many> {
  const many = options.many ?? `${one}s`;
  const removal = remove(table, options);
  const handlers: object = {
    [`list${many}`]: list(table, options),
    [`create${one}`]: create<Writes<One>, N>(table, options),
    [`get${one}`]: read(table),
    [`update${one}`]: update<Writes<One>, N>(table, options),
    [`delete${one}`]: removal,
    [`delete${many}`]: removal,
    [`list${one}Dictionaries`]: dictionary(`list${one}Dictionaries` as DictionaryId),
  };
  return handlers as ResourceHandlers<N, One, Many>;
}
