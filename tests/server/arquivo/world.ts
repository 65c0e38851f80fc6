import { sql } from 'kysely';
import type { LocalDoArquivo } from '#schemas/shapes/guarda.ts';
import type { Answer, Caller, TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';

export const answered = <T>({ status, payload, raw }: Answer<T>): T => {
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

/** What a refusal says, by field. */
export const refusals = ({ status, raw }: Answer<unknown>): [number, ...string[]] => [
  status,
  ...raw
    .json<{ erros: { campo: string; mensagem: string }[] }>()
    .erros.map(({ campo, mensagem }) => `${campo}: ${mensagem}`),
];

/** A place of the world, by its code. */
export const placeNamed = async (caller: Caller, codigo: string): Promise<LocalDoArquivo> => {
  const { itens } = answered(
    await caller.get<{ itens: LocalDoArquivo[] }>(`guarda/local?q=${encodeURIComponent(codigo)}`),
  );
  const found = itens.find((one) => one.codigo === codigo);
  if (!found) throw new Error(`local ${codigo} não encontrado`);
  return found;
};

/** A place of the archive made for a test. */
export const madePlace = async (
  caller: Caller,
  codigo: string,
  said: Readonly<Record<string, unknown>> = {},
): Promise<{ id: number; versao: number }> => {
  const { itens } = answered(await caller.get<{ itens: { unidade: number }[] }>('local-guarda?pageSize=1'));
  return answered(
    await caller.post<{ id: number; versao: number }>('local-guarda', {
      codigo,
      nome: `Caixa ${codigo}`,
      especie: 'CAIXA',
      unidade: itens[0]?.unidade,
      ativo: true,
      medida: 'ITENS',
      ...said,
    }),
  );
};

/** Ids of documents that the unit of the person has. */
export const paperOf = async (caller: Caller, total: number): Promise<number[]> => {
  const ids: number[] = [];
  while (ids.length < total)
    ids.push((await concludedDocument(caller, { assunto: `Papel ${ids.length + 1}` })).id);
  return ids;
};

/** From now on only who is named sees it, and nobody is. */
export const hidden = async (server: TestApp, id: number): Promise<void> => {
  await sql`update conteudo set nivel_acesso = 'SIGILOSO' where id = ${id}`.execute(
    server.platform.connection.db,
  );
  await sql`delete from conteudo_acesso where conteudo_id = ${id}`.execute(server.platform.connection.db);
};
