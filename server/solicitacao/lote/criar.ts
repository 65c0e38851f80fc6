import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { LoteSolicitacoesFeito, LoteSolicitacoesNovo } from '#schemas/shapes/lote-solicitacoes.ts';
import type { Database } from '#server/base/db/connect.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { lockContents } from '#server/conteudo/anda-junto/index.ts';
import { fase } from '#server/conteudo/atos/index.ts';
import { madeHere } from '#server/conteudo/dados/index.ts';
import { takeFree } from '#server/conteudo/numeracao/index.ts';
import { keepIndex } from '#server/conteudo/pesquisa/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { incluir } from './itens.ts';

/** A lot of the service of the first that was chosen; what is of another, or may not enter, says why and stays as it was. */
export const criar = async (
  ctx: Ctx,
  { assunto, observacoes = '', conteudoIds }: LoteSolicitacoesNovo,
): Promise<LoteSolicitacoesFeito> => {
  const { db, sessao, agora } = ctx;
  // before the number, which is the last lock that is taken
  await lockContents(ctx, conteudoIds);
  const tipoProcessoId = await serviceOf(ctx, conteudoIds);
  const numero = await takeNumber(ctx);
  const { id } = await db
    .insertInto('conteudo')
    .values({
      ...madeHere(ctx),
      tipo: tipoConteudo.loteSolicitacaoServico,
      numero,
      assunto: assunto.trim(),
      // as closed as what it takes together
      nivelAcesso: 'RESTRITO',
      hipoteseLegal: mensagem('externo.hipotese'),
      fase: fase.concluido,
      concluidoEm: agora,
      busca: sql<string>`''::tsvector`,
      detentorUsuarioId: null,
      checkInUsuarioId: null,
      checkInEm: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('loteSolicitacoes')
    .values({ id, tipoProcessoId, observacoes: observacoes.trim() || null })
    .execute();
  await grantAccess(db, id, agora, [
    { usuarioId: sessao.usuarioId, motivo: 'criou' },
    { unidadeId: sessao.unidadeId, motivo: 'criou' },
  ]);
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'loteSolicitacoesCriado',
    conteudoId: id,
    dados: { numero, assunto: assunto.trim() },
  });
  await indexLot(db, id);
  return { id, numero, resultados: await incluir(ctx, id, { conteudoIds }) };
};

/** The service of the first that who asks sees; without any there is nothing to make a lot of. */
const serviceOf = async ({ db, sessao }: Ctx, ids: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ tipoProcessoId: number }>`
    select s.tipo_processo_id from unnest(${[...ids]}::bigint[]) with ordinality as x (id, n)
    join solicitacao s on s.id = x.id join conteudo c on c.id = s.id
    where ${visibleContent(sessao)} and c.excluido_em is null order by x.n limit 1`.execute(db);
  const [first] = rows;
  if (!first) throw refuseField('conteudoIds', 'loteSolicitacoes.semPedido');
  return first.tipoProcessoId;
};

/** The next number: one sequence a year for each organisation. */
const takeNumber = async (ctx: Ctx): Promise<string> => {
  const { organizacaoId } = ctx.sessao;
  const { sigla } = await ctx.db
    .selectFrom('registro.organizacaoInterna')
    .select('sigla')
    .where('id', '=', organizacaoId)
    .executeTakeFirstOrThrow();
  const ano = Number(today(ctx).slice(0, 4));
  const plan = {
    tipo: tipoConteudo.loteSolicitacaoServico,
    counter: {
      chave: `lote-solicitacoes:${organizacaoId}`,
      ano,
      descricao: mensagem('numeracao.lotesSolicitacoes', { organizacao: sigla }),
      inicio: 1,
    },
    write: (sequencia: number) => mensagem('loteSolicitacoes.numero', { sequencia, ano }),
  };
  return plan.write(await takeFree(ctx.db, plan, organizacaoId));
};

/** It is found by its number, its subject, its service and what was noted of it: never by what is in it, which not everybody sees. */
export const indexLot = (db: Database, id: number): Promise<void> =>
  keepIndex(db, id, {
    campos: sql<string>`(select concat_ws(' ', t.nome, l.observacoes) from lote_solicitacoes l
      join registro.tipo_processo t on t.id = l.tipo_processo_id where l.id = c.id)`,
    texto: '',
  });
