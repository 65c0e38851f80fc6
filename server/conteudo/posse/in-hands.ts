import { sql, type RawBuilder, type Updateable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { ConteudoRow } from '#server/conteudo/atos/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { degreeReaches } from '#server/pessoas/acesso/reaches.ts';

/** People of the unit that has it who may have it in hands, other than who has. */
export const whoMayHold = (row: ConteudoRow): RawBuilder<unknown> => sql`
  from registro.usuario u
  join registro.usuario_unidades uu on uu.registro_id = u.id and uu.unidade = ${row.detentorUnidadeId}
  left join registro.cargo ca on ca.id = uu.cargo
  where u.ativo and not coalesce(u.bloqueado, false) and u.id is distinct from ${row.detentorUsuarioId}::integer
    and ${degreeReaches(sql`u.id`, sql`${row.sigilo}::integer`)}`;

interface InHands {
  readonly para: string;
  readonly colunas: Updateable<Tables['conteudo']>;
}

/**
 * Puts a content in the hands of a person of the unit that has it: their name, and what changes in the row. Who receives
 * something that only named people see becomes one of them. Refused on the field `usuarioId` where the person may not hold it.
 */
export const putInHands = async (ctx: Ctx, row: ConteudoRow, usuarioId: number): Promise<InHands> => {
  const para = await personOfUnit(ctx, row, usuarioId);
  if (row.nivelAcesso === 'SIGILOSO')
    await grantAccess(ctx.db, row.id, ctx.agora, [
      { usuarioId, motivo: 'tramite', porUsuarioId: ctx.sessao.usuarioId },
    ]);
  const colunas = {
    detentorUsuarioId: usuarioId,
    movimentadoEm: ctx.agora,
    checkInUsuarioId: null,
    checkInEm: null,
  };
  return { para, colunas };
};

/** The name of a person of the unit that has it who may have it in hands; refused on its field otherwise. */
const personOfUnit = async (ctx: Ctx, row: ConteudoRow, usuarioId: number): Promise<string> => {
  const { rows } = await sql<{ nome: string }>`
    select u.nome ${whoMayHold(row)} and u.id = ${usuarioId} limit 1`.execute(ctx.db);
  if (rows[0]) return rows[0].nome;
  throw new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'usuarioId', mensagem: mensagem('documento.recusa.detentor') }] },
  );
};
