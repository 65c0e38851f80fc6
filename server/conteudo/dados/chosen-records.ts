import { sql } from 'kysely';
import type { FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { ConteudoRow } from '#server/conteudo/atos/index.ts';
import type { Ctx } from '#server/base/http/context.ts';

interface Found {
  /** Whether the draft may name it now. */
  readonly serve: boolean;
}

/** The records that a draft of any kind names. */
interface Chosen {
  readonly sigilo?: number;
  readonly assuntoClasseId?: number;
  readonly interessados?: readonly number[];
}

/** What is wrong with the records that a draft names. Those that it already named stay, even inactive since then. */
export const chosenRecordErrors = async (
  ctx: Ctx,
  row: Pick<ConteudoRow, 'id' | 'sigilo' | 'classeId'>,
  { sigilo, assuntoClasseId, interessados = [] }: Chosen,
): Promise<FieldError[]> => [
  ...(sigilo === undefined || sigilo === row.sigilo ? [] : await degreeErrors(ctx, sigilo)),
  ...(!assuntoClasseId || assuntoClasseId === row.classeId ? [] : await classErrors(ctx, assuntoClasseId)),
  ...(interessados.length === 0 ? [] : await interestedErrors(ctx, row.id, interessados)),
];

const degreeErrors = async ({ db, sessao }: Ctx, sigilo: number): Promise<FieldError[]> => {
  if (sigilo > sessao.sigiloGrau)
    return [{ campo: 'sigilo', mensagem: mensagem('documento.recusa.grauMaior') }];
  // what is open to everybody needs no degree of the register
  if (sigilo === 0) return [];
  const { rows } = await sql<Found>`
    select s.ativo as serve from registro.sigilo s where s.grau = ${sigilo}::integer and s.ativo`.execute(db);
  return rows[0] ? [] : [{ campo: 'sigilo', mensagem: mensagem('documento.recusa.grauInativo') }];
};

const classErrors = async ({ db }: Ctx, id: number): Promise<FieldError[]> => {
  const { rows } = await sql<Found>`
    select a.ativo and a.classificavel as serve from registro.assunto a where a.id = ${id}`.execute(db);
  return rows[0]?.serve ? [] : [{ campo: 'assuntoClasseId', mensagem: mensagem('documento.recusa.classe') }];
};

const interestedErrors = async (
  { db }: Ctx,
  conteudoId: number,
  ids: readonly number[],
): Promise<FieldError[]> => {
  const { rows } = await sql<Found>`
    select coalesce(i.ativo, true) or exists (select from conteudo_interessado ci
      where ci.conteudo_id = ${conteudoId} and ci.interessado_id = i.id) as serve
    from registro.interessado i where i.id = any(${ids}::integer[])`.execute(db);
  if (rows.length < ids.length)
    return [{ campo: 'interessados', mensagem: mensagem('documento.recusa.interessado') }];
  return rows.every(({ serve }) => serve)
    ? []
    : [{ campo: 'interessados', mensagem: mensagem('documento.recusa.interessadoInativo') }];
};
