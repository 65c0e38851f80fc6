import { sql, type RawBuilder } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import { AppError } from '#schemas/app-error.ts';
import { prioridades } from '#schemas/enums.ts';
import type { Tramite, TramiteListar } from '#schemas/shapes/tramite.ts';
import { repliedTo } from '#server/conteudo/atos/index.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Ctx } from '#server/base/http/context.ts';

interface Row {
  readonly id: number;
  readonly conteudoId: number;
  readonly especie: Tramite['especie'];
  readonly situacao: Tramite['situacao'];
  readonly deUnidade: Tramite['deUnidade'];
  readonly dePessoa: string;
  readonly paraUnidade: Tramite['paraUnidade'];
  readonly paraPessoa: string | null;
  readonly prioridade: number;
  readonly prazo: string | null;
  readonly texto: string | null;
  readonly retornoObrigatorio: boolean;
  readonly prazoRetorno: string | null;
  readonly devolvidoEm: Date | null;
  readonly pedeResposta: boolean;
  readonly prazoResposta: string | null;
  readonly respondidaEm: Date | null;
  readonly enviadoEm: Date;
  readonly recebidoEm: Date | null;
  readonly recebidoPor: string | null;
}

/** Forwardings of contents that the person may see, where a condition over `t` holds. */
const readTramites = async (
  ctx: Ctx,
  where: RawBuilder<boolean>,
  page: RawBuilder<unknown>,
): Promise<Tramite[]> => {
  const { rows } = await sql<Row>`
    select t.id, t.conteudo_id, t.especie, t.situacao, t.prioridade, t.prazo, t.texto, t.retorno_obrigatorio,
      t.prazo_retorno, (select b.enviado_em from tramite b where b.id = t.retorno_id) as devolvido_em,
      t.pede_resposta, t.prazo_resposta, ${repliedTo(sql`t.id`)} as respondida_em,
      t.enviado_em, t.recebido_em, dp.nome as de_pessoa, pp.nome as para_pessoa, rp.nome as recebido_por,
      jsonb_build_object('id', du.id, 'sigla', du.sigla, 'nome', du.nome) as de_unidade,
      jsonb_build_object('id', pu.id, 'sigla', pu.sigla, 'nome', pu.nome) as para_unidade
    from tramite t
    join conteudo c on c.id = t.conteudo_id
    join registro.unidade du on du.id = t.de_unidade_id
    join registro.usuario dp on dp.id = t.de_usuario_id
    join registro.unidade pu on pu.id = t.para_unidade_id
    left join registro.usuario pp on pp.id = t.para_usuario_id
    left join registro.usuario rp on rp.id = t.recebido_por
    where ${where} and ${visibleContent(ctx.sessao)}
    order by t.id desc ${page}`.execute(ctx.db);
  return rows.map(present);
};

const present = (row: Row): Tramite => {
  const {
    paraPessoa,
    prazo,
    texto,
    enviadoEm,
    recebidoEm,
    recebidoPor,
    prioridade,
    prazoRetorno,
    devolvidoEm,
    pedeResposta,
    prazoResposta,
    respondidaEm,
    ...rest
  } = row;
  return {
    ...rest,
    prioridade: prioridades[prioridade] ?? 'NORMAL',
    enviadoEm: enviadoEm.toISOString(),
    paraPessoa: paraPessoa ?? undefined,
    prazo: prazo ?? undefined,
    texto: texto ?? undefined,
    prazoRetorno: prazoRetorno ?? undefined,
    devolvidoEm: devolvidoEm?.toISOString(),
    pedeResposta: pedeResposta || undefined,
    prazoResposta: prazoResposta ?? undefined,
    respondidaEm: respondidaEm?.toISOString(),
    recebidoEm: recebidoEm?.toISOString(),
    recebidoPor: recebidoPor ?? undefined,
  };
};

/** One forwarding of a content that the person may see. */
export const consultarTramite = async (ctx: Ctx, id: number): Promise<Tramite> => {
  const [tramite] = await readTramites(ctx, sql`t.id = ${id}`, sql`limit 1`);
  if (!tramite) throw new AppError('naoEncontrado');
  return tramite;
};

/** The forwardings of a content, newest first. */
export const listarTramites = async (
  ctx: Ctx,
  { conteudoId, start = 1, pageSize = 10 }: TramiteListar,
): Promise<Page<Tramite>> => {
  await requireVisible(ctx, conteudoId);
  const page = sql`limit ${pageSize}::integer offset ${(start - 1) * pageSize}::integer`;
  const [itens, { rows }] = await Promise.all([
    readTramites(ctx, sql`t.conteudo_id = ${conteudoId}`, page),
    sql<{ total: number }>`
      select count(*)::integer as total from tramite where conteudo_id = ${conteudoId}`.execute(ctx.db),
  ]);
  return { itens, total: rows[0]?.total ?? 0, totalExato: true };
};
