import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { IntimacaoDoProcesso, IntimacaoExterna, IntimacaoItem } from '#schemas/shapes/intimacao.ts';
import type { Ctx, OutsiderCtx } from '#server/base/http/context.ts';
import { dayOf } from '#server/instalacao/prazo/index.ts';
import { mayBeShown } from '#server/pessoas/acesso/may-be-shown.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { mine } from '../representacao.ts';
import { situacaoDe } from './situacao.ts';

interface Row {
  readonly id: number;
  readonly externoId: number;
  readonly processo: string;
  readonly orgao: string;
  readonly unidade: string;
  readonly nome: string;
  readonly assunto: string;
  readonly texto: string;
  readonly dias: number | null;
  readonly enviadaEm: Date;
  readonly enviadaPor: string;
  readonly tacitaEm: string;
  readonly ciencia: 'LEITURA' | 'TACITA' | null;
  readonly cienciaEm: Date | null;
  readonly cienciaDia: string | null;
  readonly cienciaPor: string | null;
  readonly prazo: string | null;
  readonly resposta: string | null;
  readonly respondidaEm: Date | null;
  readonly respondidaPor: string | null;
  readonly canceladaEm: Date | null;
  readonly motivo: string | null;
  readonly contaFechada: boolean;
}

/** Who did it for the one notified `u`: somebody else is told with both names. */
const named = (who: 'q' | 'a') =>
  sql`${sql.ref(`${who}.nome`)} || case when ${sql.ref(`${who}.id`)} = u.id then '' else ', por ' || u.nome end`;

const rowsOf = sql`
  select i.id, i.externo_id, c.numero as processo, o.nome as orgao, un.nome as unidade, u.nome, i.assunto, i.texto, i.dias,
    i.enviada_em, r.nome || coalesce(' (por ' || s.nome || ')', '') || ', ' || un.sigla as enviada_por, i.tacita_em, i.ciencia,
    i.ciencia_em, i.ciencia_dia, ${named('q')} as ciencia_por, i.prazo, i.resposta, i.respondida_em,
    ${named('a')} as respondida_por, i.cancelada_em, i.motivo, not u.ativo or u.bloqueado as conta_fechada
  from intimacao i join conteudo c on c.id = i.processo_id and c.excluido_em is null join processo p on p.id = c.id
  join registro.usuario_externo u on u.id = i.externo_id join registro.usuario r on r.id = i.usuario_id
  join registro.unidade un on un.id = i.unidade_id join registro.organizacao_interna o on o.id = un.organizacao
  left join registro.usuario s on s.id = i.substituto_id
  left join registro.usuario_externo q on q.id = i.ciencia_por
  left join registro.usuario_externo a on a.id = i.respondida_por`;

/** What both sides read of one that is known. */
const known = (ctx: Pick<Ctx, 'ports'>, row: Row) =>
  defined({
    dias: row.dias ?? undefined,
    cienciaEm: row.cienciaEm?.toISOString(),
    cienciaDia: row.cienciaDia ?? undefined,
    cienciaPor: row.cienciaPor ?? undefined,
    prazo: row.prazo ?? undefined,
    resposta: row.resposta ?? undefined,
    respondidaPor: row.respondidaPor ?? undefined,
    respondidaEm: row.respondidaEm?.toISOString(),
    foraDoPrazo:
      row.respondidaEm === null ? undefined : row.prazo !== null && dayOf(ctx, row.respondidaEm) > row.prazo,
  });

/** The notices of a process that the person sees; a document that they do not see is not named. */
export const listOfProcess = async (ctx: Ctx, processoId: number): Promise<IntimacaoDoProcesso[]> => {
  const { rows } =
    await sql<Row>`${rowsOf} where i.processo_id = ${processoId} order by i.id desc limit 500`.execute(
      ctx.db,
    );
  const { rows: shown } = await sql<{ intimacaoId: number; nome: string }>`
    select x.intimacao_id, coalesce(c.numero, c.assunto) as nome
    from intimacao_documento x join intimacao i on i.id = x.intimacao_id join conteudo c on c.id = x.documento_id
    where i.processo_id = ${processoId} and ${visibleContent(ctx.sessao)} order by c.id`.execute(ctx.db);
  return rows.map((row) => ({
    id: row.id,
    situacao: situacaoDe(row),
    assunto: row.assunto,
    texto: row.texto,
    quem: row.nome,
    enviadaEm: row.enviadaEm.toISOString(),
    enviadaPor: row.enviadaPor,
    tacitaEm: row.tacitaEm,
    ...known(ctx, row),
    motivo: row.motivo ?? undefined,
    contaFechada: (situacaoDe(row) === 'ENVIADA' && row.contaFechada) || undefined,
    documentos: shown.filter(({ intimacaoId }) => intimacaoId === row.id).map(({ nome }) => nome),
  }));
};

const reached = (ctx: OutsiderCtx) =>
  mine(ctx, 'recebe', { dono: sql`i.externo_id`, servico: sql`p.tipo_processo_id` });

const outside = (ctx: OutsiderCtx, row: Row) => ({
  id: row.id,
  situacao: situacaoDe(row),
  orgao: row.orgao,
  unidade: row.unidade,
  enviadaEm: row.enviadaEm.toISOString(),
  tacitaEm: row.tacitaEm,
  ...defined({ representado: row.externoId === ctx.externo.externoId ? undefined : row.nome }),
});

/** Those of the person, and of whoever they receive for, newest first; what they are about, only once they are known. */
export const listReceived = async (ctx: OutsiderCtx): Promise<IntimacaoItem[]> => {
  const { rows } = await sql<Row>`${rowsOf} where ${reached(ctx)} order by i.id desc limit 200`.execute(
    ctx.db,
  );
  return rows.map((row) => ({
    ...outside(ctx, row),
    assunto: row.ciencia ? row.assunto : undefined,
    prazo: row.prazo === null || row.respondidaEm ? undefined : row.prazo,
  }));
};

export const requireReceived = async (ctx: OutsiderCtx, id: number): Promise<Row> => {
  const { rows } = await sql<Row>`${rowsOf} where i.id = ${id} and ${reached(ctx)}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new AppError('naoEncontrado');
  return row;
};

/** One of them: what it says and what goes with it only once it is known. */
export const readReceived = async (ctx: OutsiderCtx, id: number): Promise<IntimacaoExterna> => {
  const row = await requireReceived(ctx, id);
  if (!row.ciencia) return { ...outside(ctx, row), responde: false, documentos: [] };
  const { rows: documentos } = await sql<{ id: number; nome: string }>`
    select c.id, coalesce(c.numero, c.assunto) as nome from intimacao_documento x join conteudo c on c.id = x.documento_id
    where x.intimacao_id = ${id} and ${mayBeShown} order by c.id`.execute(ctx.db);
  return {
    ...outside(ctx, row),
    assunto: row.assunto,
    texto: row.texto,
    processo: row.processo,
    certidao: true,
    ...known(ctx, row),
    responde: row.dias !== null && row.respondidaEm === null,
    documentos,
  };
};
