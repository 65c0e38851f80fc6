import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { signerPerson, type ConteudoRow, type Done } from '#server/conteudo/atos/index.ts';

/**
 * Opens a draft of what was concluded: a version with the text, the number and the signers of the former one, whose PDF
 * stays in the history. Who signs is asked again when the new one is concluded; the signatures of the former one stay kept with
 * their trace and no longer count. In the cloud or not, who signs with a certificate says when signing.
 */
export const openVersion = async (ctx: Ctx, row: ConteudoRow): Promise<Done<void>> => {
  const former = row.versaoAtual;
  const version = former + 1;
  await sql`insert into documento_versao (documento_id, numero, situacao, corpo, propriedades, valores, automaticos, criada_em)
    select documento_id, ${version}, 'MINUTA', corpo, propriedades, valores, '{}', ${ctx.agora}
    from documento_versao where documento_id = ${row.id} and numero = ${former}`.execute(ctx.db);
  await sql`update documento_versao set situacao = 'SUPERADA'
    where documento_id = ${row.id} and numero = ${former}`.execute(ctx.db);
  await sql`insert into documento_assinante (documento_id, versao, usuario_id, externo_id, unidade_id, cargo, marcador, ordem, estrategia, prazo)
    select documento_id, ${version}, usuario_id, externo_id, unidade_id, cargo, marcador, ordem,
      case estrategia when 'CLOUD' then 'DIGITAL' else estrategia end, prazo
    from documento_assinante where documento_id = ${row.id} and versao = ${former} and situacao <> 'CANCELADO'`.execute(
    ctx.db,
  );
  const { rows: cancelled } = await sql<{ nome: string }>`
    with ended as (
      update documento_assinante s set situacao = 'CANCELADO'
      where s.documento_id = ${row.id} and s.versao = ${former} and s.situacao in ('PENDENTE', 'ASSINADO')
      returning s.id, s.usuario_id, s.externo_id, s.assinado_em)
    select case when s.assinado_em is not null then quem.nome end as nome from ended s ${signerPerson('s')} order by s.id`.execute(
    ctx.db,
  );
  const signed = cancelled.flatMap(({ nome }) => nome ?? []);
  await ctx.db.updateTable('documento').set({ versaoAtual: version }).where('id', '=', row.id).execute();
  return {
    colunas: {
      checkInUsuarioId: ctx.sessao.usuarioId,
      checkInEm: ctx.agora,
      assinaturasTotal: 0,
      assinaturasFeitas: 0,
    },
    dados: { versao: version, ...defined({ assinaturasCanceladas: signed.length > 0 ? signed : undefined }) },
    resultado: undefined,
  };
};
