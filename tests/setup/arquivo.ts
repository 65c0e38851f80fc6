import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Acao } from '#schemas/shapes/conteudo.ts';
import { worldPassword, type Answer, type Caller, type TestApp } from './app.ts';
import { concludedDocument, unitId } from './drafts.ts';

/** An act by its name, with what came of it. */
export const act = (caller: Caller, id: number, nome: string, motivo?: string) =>
  caller.post<{ acoes?: Acao[] }>(`conteudo/${id}/ato/${nome}`, motivo === undefined ? {} : { motivo });

const went = ({ status, raw }: Answer<unknown>): void => {
  expect([status, status === 200 ? '' : raw.body]).toEqual([200, '']);
};

/** An act by its name that has to be done. */
export const done = async (caller: Caller, id: number, nome: string, motivo?: string): Promise<void> =>
  went(await act(caller, id, nome, motivo));

/** Concluded, and signed by who made it. */
export const signed = async (caller: Caller, assunto = 'Peça'): Promise<{ id: number }> => {
  const { id } = await concludedDocument(caller, { assunto });
  went(await caller.post('assinatura/validar-e-assinar-docflow', { ids: [id], senha: worldPassword }));
  return { id };
};

/** Signed and finished. */
export const finished = async (caller: Caller, assunto: string): Promise<number> => {
  const { id } = await signed(caller, assunto);
  await done(caller, id, 'finalizar');
  return id;
};

/** Sent to the archive of the town hall. */
export const sentToArchive = async (caller: Caller, id: number): Promise<void> =>
  went(await caller.post(`conteudo/${id}/enviar-ao-arquivo`, { unidadeId: await unitId(caller, 'DPA') }));

/** Finished by one and filed by who takes care of the archive. */
export const filedBy = async (caller: Caller, archivist: Caller, assunto: string): Promise<number> => {
  const id = await finished(caller, assunto);
  await sentToArchive(caller, id);
  await done(archivist, id, 'arquivar');
  return id;
};

/** Its state, who has it, and whether its retention counts. */
export const custodyOf = async (
  { platform }: TestApp,
  id: number,
): Promise<readonly [number, string, boolean] | undefined> => {
  const { rows } = await sql<{ estado: number; sigla: string; arquivado: boolean }>`
    select c.estado, u.sigla, c.arquivado_em is not null as arquivado from conteudo c
    join registro.unidade u on u.id = c.detentor_unidade_id where c.id = ${id}`.execute(
    platform.connection.db,
  );
  const [row] = rows;
  return row && [row.estado, row.sigla, row.arquivado];
};
