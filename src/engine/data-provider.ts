import type { DataProvider } from 'react-admin';
import simpleRest from 'ra-data-simple-rest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { RegistroRestauracao } from '#schemas/shapes/importacao.ts';
import type { RegistroEscolha, RegistroHistorico, RegistroUso } from '#schemas/shapes/registro.ts';
import { http, type HttpOptions } from '#src/data/http.ts';
import { queryString, type QueryValues } from '#src/data/query-string.ts';
import { sortValues } from './list/list-sort.ts';
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

/** What a call takes along beside its address. */
interface Along extends Pick<HttpOptions, 'body' | 'headers' | 'polling' | 'quiet'> {
  readonly query?: QueryValues;
}

const idsPerCall = 100;

/**
 * The data provider of the registers: ra-data-simple-rest over our `http`. Pages and the labels of many records, which it
 * would ask for in a dialect of its own, are asked for in that of `ws/api`. Pages carry `meta.totalExato`; a removal sends
 * the version that was read.
 */
export function createDataProvider(send: RegisterHttp = http): RegisterDataProvider {
  const call: RegisterHttp = (path, options) => send(path, { ...options, ownDenial: true });

  /**
   * simple-rest for one call, and the name that it takes for the register. It says the address and the method for a record;
   * the body, the headers and the query go along as they were given.
   */
  const rest = (resource: string, { query, ...along }: Along) => {
    const { name, lugar } = readResource(resource);
    const provider = simpleRest('', async (url: string, { method = 'GET', signal }: RequestInit = {}) => ({
      status: 200,
      headers: new Headers(),
      body: '',
      json: await call(`${url.slice(1)}${queryString({ ...query, lugar })}`, {
        ...along,
        method: method as 'GET',
        signal: signal ?? undefined,
      }),
    }));
    return { name, provider };
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

  const registers: RegisterDataProvider = {
    getList: async (resource, { pagination, sort, filter, signal }) => {
      const page = (await call(
        addressOf(resource, '', {
          start: pagination?.page,
          pageSize: pagination?.perPage,
          sort: sort && sortValues(sort),
          ...(filter as QueryValues),
        }),
        { signal },
      )) as Page<RegisterRecord>;
      return { data: page.itens as never[], total: page.total, meta: { totalExato: page.totalExato } };
    },
    getManyReference: (resource, { target, id, filter, ...params }) =>
      registers.getList(resource, { ...params, filter: { ...(filter as QueryValues), [target]: id } }),
    getMany: async (resource, { ids }) => ({
      data: (await combo(resource, { ids: ids.map(Number) })) as never[],
    }),
    getOne: (resource, params) => {
      const polling = (params.meta as { readonly polling?: boolean } | undefined)?.polling === true;
      const { name, provider } = rest(resource, { polling, quiet: polling });
      return provider.getOne(name, params);
    },
    create: (resource, params) => {
      const { name, provider } = rest(resource, { body: params.data, headers: filledUnder(params.meta) });
      return provider.create(name, params);
    },
    update: (resource, params) => {
      const { name, provider } = rest(resource, { body: params.data, headers: filledUnder(params.meta) });
      return provider.update(name, params);
    },
    delete: async (resource, params) => {
      const versao = (params.previousData as Partial<RegisterRecord> | undefined)?.versao;
      const { name, provider } = rest(resource, { query: { versao } });
      await provider.delete(name, params);
      return { data: (params.previousData ?? { id: params.id }) as never };
    },
    // each record by itself, with the version that it has now: the calls of many records bring none
    deleteMany: async (resource, { ids, meta }) => {
      for (const id of ids) {
        const { data } = await registers.getOne<RegisterRecord>(resource, { id: Number(id) });
        await registers.delete<RegisterRecord>(resource, {
          id: data.id,
          previousData: data,
          meta: meta as unknown,
        });
      }
      return { data: ids };
    },
    updateMany: async (resource, { ids, data: changes, meta }) => {
      for (const id of ids) {
        const { data } = await registers.getOne<RegisterRecord>(resource, { id: Number(id) });
        // a save replaces the record, so what does not change goes along
        const next = { ...data, ...changes, id, versao: data.versao };
        await registers.update(resource, { id, data: next, previousData: data, meta: meta as unknown });
      }
      return { data: ids };
    },
    combo,
    history: async (resource, id, page, signal) =>
      (await call(addressOf(resource, `/${id}/historico`, { start: page, pageSize: 20 }), {
        signal,
      })) as Page<RegistroHistorico>,
    uses: async (resource, id, page, signal) =>
      (await call(addressOf(resource, `/${id}/usos`, { start: page, pageSize: 20 }), {
        signal,
      })) as Page<RegistroUso>,
    restore: async (resource, id, versions) =>
      (await call(addressOf(resource, `/${id}/restaurar`), {
        method: 'POST',
        body: versions,
      })) as RegisterRecord,
    act: (resource, action, id, input = {}) =>
      call(addressOf(resource, `${id === undefined ? '' : `/${id}`}/acao/${action}`), {
        method: 'POST',
        body: input,
      }),
  };
  return registers;
}

/** The address of a call that only registers have; the place where a register is mounted goes in the query. */
function addressOf(resource: string, below: string, query: QueryValues = {}): string {
  const { name, lugar } = readResource(resource);
  return `${name}${below}${queryString({ ...query, lugar })}`;
}

/** Says under which definition a record was filled in, so that the server refuses one that does not know every field. */
function filledUnder(meta: unknown): HttpOptions['headers'] {
  const { validador } = (meta ?? {}) as FilledUnder;
  return validador === undefined ? undefined : { 'x-registro-validador': validador };
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
