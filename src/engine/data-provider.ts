import type { DataProvider, GetListResult } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { RegistroRestauracao } from '#schemas/shapes/importacao.ts';
import type { RegistroEscolha, RegistroHistorico, RegistroUso } from '#schemas/shapes/registro.ts';
import { http, type HttpOptions } from '#src/data/http.ts';
import { queryString } from '#src/data/query-string.ts';
import { toRegisterQuery } from './list-query.ts';
import { readResource, type RegisterRecord } from './register.ts';
import type { RelationFilter } from './relation-filter.ts';

interface ComboRequest {
  readonly q?: string;
  readonly ids?: readonly number[];
  readonly filter?: RelationFilter;
  /** Field that labels the choices, when it is not the usual name of the records. */
  readonly rotulo?: string | undefined;
  readonly signal?: AbortSignal;
}

/** The calls of react-admin and those that only registers have. */
export interface RegisterDataProvider extends DataProvider {
  /** Choices of a relation, by text; or labels of given records, active or not. */
  combo: (resource: string, request: ComboRequest) => Promise<RegistroEscolha[]>;
  history: (
    resource: string,
    id: number,
    page: number,
    signal?: AbortSignal,
  ) => Promise<Page<RegistroHistorico>>;
  /** Who points to a record. */
  uses: (resource: string, id: number, page: number, signal?: AbortSignal) => Promise<Page<RegistroUso>>;
  /** Brings a record back to a version of its history. */
  restore: (resource: string, id: number, versions: RegistroRestauracao) => Promise<RegisterRecord>;
  /** Runs an action of the definition, with what it asked for; without id it is an action of the list. */
  act: (
    resource: string,
    action: string,
    id?: number,
    input?: Readonly<Record<string, unknown>>,
  ) => Promise<unknown>;
}

/** What `meta` of a creation or of a change may say: the address of the validator that the form was filled in with. */
interface FilledUnder {
  readonly validador?: string | undefined;
}

/** One call of the API without its envelope. */
export type RegisterHttp = (path: string, options?: HttpOptions) => Promise<unknown>;

const isPage = (payload: unknown): payload is Page<RegisterRecord> =>
  typeof payload === 'object' && payload !== null && 'itens' in payload && 'total' in payload;

const idsPerCall = 100;

/**
 * The data provider of the registers: ra-data-simple-rest speaking the dialect of `ws/api`.
 * Pages carry `meta.totalExato`; a removal sends the version that was read.
 */
export function createDataProvider(send: RegisterHttp = http): RegisterDataProvider {
  // simple-rest keeps of an answer only rows and count, so what else it says waits beside the rows
  const exact = new WeakMap<object, boolean>();
  const call: RegisterHttp = (path, options) => send(path, { ...options, ownDenial: true });

  const client = async (url: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const [path = '', search = ''] = url.replace(/^\//, '').split('?');
    const payload = await call(
      `${addressOf(path)}${queryString({ ...toRegisterQuery(search), ...placeOf(path) })}`,
      {
        method: method as 'GET',
        ...(typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}),
        ...(signal ? { signal } : {}),
      },
    );
    // a record may have fields of these names; only the register itself answers a page
    if (path.includes('/') || !isPage(payload)) return answer(payload, new Headers());
    exact.set(payload.itens, payload.totalExato);
    return answer(
      payload.itens,
      new Headers({ 'content-range': `itens 0-${payload.itens.length}/${payload.total}` }),
    );
  };

  const combo = async (
    resource: string,
    { q, ids, filter, rotulo, signal }: ComboRequest,
  ): Promise<RegistroEscolha[]> => {
    const parts = ids ? chunks(ids, idsPerCall) : [undefined];
    const pages = parts.map((part) =>
      call(
        `${resource}/combo${queryString({ q, ids: part, rotulo, pageSize: part ? part.length : 20, ...filter })}`,
        { signal, quiet: true },
      ),
    );
    return (await Promise.all(pages)).flatMap((page) => (page as Page<RegistroEscolha>).itens);
  };

  const base = simpleRest('', client);
  const provider: RegisterDataProvider = {
    ...base,
    getList: async (resource, params) => {
      const result: GetListResult = await base.getList(resource, params);
      return { ...result, meta: { totalExato: exact.get(result.data) ?? true } };
    },
    getOne: async (resource, params) => {
      const polling = (params.meta as { readonly polling?: boolean } | undefined)?.polling === true;
      if (!polling) return base.getOne(resource, params);
      const path = `${addressOf(resource)}/${params.id}${queryString(placeOf(resource))}`;
      const { signal } = params as { readonly signal?: AbortSignal };
      return { data: (await call(path, { polling, quiet: true, ...(signal && { signal }) })) as never };
    },
    create: async (resource, { data, meta }) => ({
      data: (await call(`${addressOf(resource)}${queryString(placeOf(resource))}`, {
        method: 'POST',
        body: data,
        ...filledUnder(meta),
      })) as never,
    }),
    update: async (resource, { id, data, meta }) => ({
      data: (await call(`${addressOf(resource)}/${id}${queryString(placeOf(resource))}`, {
        method: 'PUT',
        body: data,
        ...filledUnder(meta),
      })) as never,
    }),
    getMany: async (resource, { ids }) => ({
      data: (await combo(resource, { ids: ids.map(Number) })) as never[],
    }),
    delete: async (resource, { id, previousData }) => {
      const versao = (previousData as Partial<RegisterRecord> | undefined)?.versao;
      await call(`${addressOf(resource)}/${id}${queryString({ versao, ...placeOf(resource) })}`, {
        method: 'DELETE',
      });
      return { data: (previousData ?? { id }) as never };
    },
    // each record by itself, with the version that it has now: the calls of many records bring none
    deleteMany: async (resource, { ids, meta }) => {
      for (const id of ids) {
        const { data } = await provider.getOne<RegisterRecord>(resource, { id: Number(id) });
        await provider.delete<RegisterRecord>(resource, {
          id: data.id,
          previousData: data,
          meta: meta as unknown,
        });
      }
      return { data: ids };
    },
    updateMany: async (resource, { ids, data: changes, meta }) => {
      for (const id of ids) {
        const { data } = await provider.getOne<RegisterRecord>(resource, { id: Number(id) });
        // a save replaces the record, so what does not change goes along
        const next = { ...data, ...changes, id, versao: data.versao };
        await provider.update(resource, { id, data: next, previousData: data, meta: meta as unknown });
      }
      return { data: ids };
    },
    combo,
    history: async (resource, id, page, signal) =>
      (await call(
        `${addressOf(resource)}/${id}/historico${queryString({ start: page, pageSize: 20, ...placeOf(resource) })}`,
        { signal },
      )) as Page<RegistroHistorico>,
    uses: async (resource, id, page, signal) =>
      (await call(
        `${addressOf(resource)}/${id}/usos${queryString({ start: page, pageSize: 20, ...placeOf(resource) })}`,
        { signal },
      )) as Page<RegistroUso>,
    restore: async (resource, id, versions) =>
      (await call(`${addressOf(resource)}/${id}/restaurar${queryString(placeOf(resource))}`, {
        method: 'POST',
        body: versions,
      })) as RegisterRecord,
    act: (resource, action, id, input = {}) =>
      call(
        `${addressOf(resource)}${id === undefined ? '' : `/${id}`}/acao/${action}${queryString(placeOf(resource))}`,
        {
          method: 'POST',
          body: input,
        },
      ),
  };
  return provider;
}

/** The address of a call: the register without its mount, which goes in the query. */
const addressOf = (path: string): string => path.replace(/^([^/@]+)@[^/]*/, '$1');
const placeOf = (path: string): { lugar: string | undefined } => ({
  lugar: readResource(path.split('/')[0] ?? '').lugar,
});

/** Says under which definition a record was filled in, so that the server refuses one that does not know every field. */
const filledUnder = (meta: unknown): Pick<HttpOptions, 'headers'> => {
  const { validador } = (meta ?? {}) as FilledUnder;
  return validador === undefined ? {} : { headers: { 'x-registro-validador': validador } };
};

const answer = (json: unknown, headers: Headers) => ({ status: 200, headers, body: '', json: json as never });

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
