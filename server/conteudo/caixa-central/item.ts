import { sql, type RawBuilder } from 'kysely';
import type { Page } from '#schemas/api/endpoint.ts';
import { prioridades, situacaoCaixa } from '#schemas/enums.ts';
import type { ItemCaixa } from '#schemas/generated.ts';
import { presentCheckIn } from '#server/conteudo/atos/index.ts';
import { anyValue } from '#server/base/db/any-value.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { can } from '#server/base/http/permission.ts';

/** A row of the inbox or of a search as the database gives it. */
export interface ItemRow {
  readonly id: number;
  readonly tipo: number;
  readonly numero: string | null;
  readonly assunto: string;
  readonly fase: number;
  readonly estado: number;
  readonly sigilo: number;
  readonly nivelAcesso: ItemCaixa['nivelAcesso'];
  readonly vencimento: string | null;
  readonly alteradoEm: Date;
  readonly detentorUnidadeId: number;
  readonly transitoId: number | null;
  readonly assinaturasTotal: number;
  readonly assinaturasFeitas: number;
  readonly checkInUsuarioId: number | null;
  readonly checkInNome: string | null;
  readonly checkInEm: Date | null;
  readonly tipoDocumento: string | null;
  readonly tramiteId: number | null;
  readonly especie: 'ENCARGO' | 'CONHECIMENTO' | null;
  readonly situacao: string | null;
  readonly prioridade: number | null;
  readonly prazo: string | null;
  readonly retornoObrigatorio: boolean | null;
  readonly enviadoEm: Date | null;
  readonly deUnidade: ItemCaixa['deUnidade'] | null;
  readonly dePessoa: string | null;
  readonly paraUnidade: ItemCaixa['paraUnidade'] | null;
  readonly paraPessoa: string | null;
  readonly paraUnidadeId: number | null;
  readonly paraUsuarioId: number | null;
  readonly deUnidadeId: number | null;
  readonly deUsuarioId: number | null;
  /** Of the forwarding and of who has it: a chief of my unit. Only asked for a secretary. */
  readonly paraChefe: boolean;
  readonly checkInChefe: boolean;
  readonly acompanhado: boolean;
  readonly total: number;
  readonly porque?: string | null;
}

interface PageParts {
  readonly pagina: RawBuilder<unknown>;
  readonly total: RawBuilder<unknown>;
  /** What both are taken from, worked out once: the text `nome as materialized (...)`. */
  readonly antes?: RawBuilder<unknown>;
  readonly porque?: RawBuilder<unknown>;
}

/**
 * Completes a page of ids (`pagina`: id, tramite_id, ordem) with what a row shows. Only the rows of the page are
 * joined, so a page costs the same however many there are.
 */
export const completePage = (
  ctx: Ctx,
  { pagina, total, antes, porque = sql`null::text` }: PageParts,
): RawBuilder<ItemRow> => sql<ItemRow>`
  with ${antes ? sql`${antes}, ` : sql``}pagina as materialized (${pagina}), total as (${total})
  select c.id, c.tipo, c.numero, c.assunto, c.fase, c.estado, c.sigilo, c.nivel_acesso, c.vencimento, c.alterado_em,
    c.detentor_unidade_id, c.transito_id, c.assinaturas_total, c.assinaturas_feitas, c.check_in_usuario_id, c.check_in_em,
    ci.nome as check_in_nome, td.nome as tipo_documento,
    t.id as tramite_id, t.especie, t.situacao, t.prioridade, t.prazo, t.retorno_obrigatorio, t.enviado_em,
    t.para_unidade_id, t.para_usuario_id, t.de_unidade_id, t.de_usuario_id,
    ${isChief(ctx, sql`t.para_usuario_id`)} as para_chefe, ${isChief(ctx, sql`c.check_in_usuario_id`)} as check_in_chefe,
    case when du.id is not null then jsonb_build_object('id', du.id, 'sigla', du.sigla, 'nome', du.nome) end as de_unidade,
    dp.nome as de_pessoa,
    case when pu.id is not null then jsonb_build_object('id', pu.id, 'sigla', pu.sigla, 'nome', pu.nome) end as para_unidade,
    pp.nome as para_pessoa,
    exists (select from acompanhamento a where a.usuario_id = ${anyValue(ctx.sessao.usuarioId)} and a.conteudo_id = c.id) as acompanhado,
    ${porque} as porque, total.total
  from total
  left join pagina p on true
  left join conteudo c on c.id = p.id
  left join documento d on d.id = c.id
  left join registro.tipo_documento td on td.id = d.tipo_documento_id
  left join registro.usuario ci on ci.id = c.check_in_usuario_id
  left join lateral (
    select * from tramite x
    where x.id = p.tramite_id
       or (p.tramite_id is null and x.conteudo_id = c.id and x.especie = 'ENCARGO' and x.situacao in ('NAO_RECEBIDO', 'RECEBIDO'))
    order by x.id desc limit 1) t on true
  left join registro.unidade du on du.id = t.de_unidade_id
  left join registro.usuario dp on dp.id = t.de_usuario_id
  left join registro.unidade pu on pu.id = t.para_unidade_id
  left join registro.usuario pp on pp.id = t.para_usuario_id
  order by p.ordem`;

/** Whether a person is a chief of the unit of the session; only the secretary's rights depend on it. */
const isChief = ({ sessao }: Ctx, person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sessao.secretario
    ? sql<boolean>`exists (select from registro.usuario_unidades x where x.registro_id = ${person}
        and x.unidade = ${anyValue(sessao.unidadeId)} and x.chefe)`
    : sql<boolean>`false`;

/** Beyond this the count stops and says that it is an estimate. */
export const countLimit = 10_000;

/** The rows and the count of a completed page. */
export const presentPage = (ctx: Ctx, rows: readonly ItemRow[]): Page<ItemCaixa> => {
  const total = rows[0]?.total ?? 0;
  return {
    itens: rows.filter((row) => row.id !== null).map((row) => presentItem(ctx, row)),
    total: Math.min(total, countLimit),
    totalExato: total <= countLimit,
  };
};

const presentItem = (ctx: Ctx, row: ItemRow): ItemCaixa => {
  const prazo = row.prazo ?? row.vencimento;
  return {
    id: row.id,
    tipo: row.tipo,
    assunto: row.assunto,
    situacao: situationOf(row),
    fase: row.fase,
    estado: row.estado,
    sigilo: row.sigilo,
    nivelAcesso: row.nivelAcesso,
    desde: (row.enviadoEm ?? row.alteradoEm).toISOString(),
    prioridade: prioridades[row.prioridade ?? 1] ?? 'NORMAL',
    retornoObrigatorio: row.retornoObrigatorio ?? false,
    checkIn: presentCheckIn(row, ctx.sessao.usuarioId),
    acompanhado: row.acompanhado,
    lido: row.situacao !== 'NAO_RECEBIDO',
    acoes: actsOf(ctx, row),
    ...(row.numero === null ? {} : { numero: row.numero }),
    ...(row.tramiteId === null ? {} : { tramiteId: row.tramiteId }),
    ...(row.tipoDocumento === null ? {} : { tipoDocumento: row.tipoDocumento }),
    ...(row.deUnidade ? { deUnidade: row.deUnidade } : {}),
    ...(row.dePessoa === null ? {} : { dePessoa: row.dePessoa }),
    ...(row.paraUnidade ? { paraUnidade: row.paraUnidade } : {}),
    ...(row.paraPessoa === null ? {} : { paraPessoa: row.paraPessoa }),
    ...(prazo === null ? {} : { prazo }),
    ...(row.assinaturasTotal > 0
      ? { assinaturas: { feitas: row.assinaturasFeitas, total: row.assinaturasTotal } }
      : {}),
    ...(row.porque ? { porque: row.porque } : {}),
  };
};

const situationOf = (row: ItemRow): number => {
  if (row.situacao === 'NAO_RECEBIDO') return situacaoCaixa.naoRecebido;
  if (row.transitoId !== null) return situacaoCaixa.tramitado;
  return situacaoCaixa.recebido;
};

/** Names of the acts that a list offers for a row; the page of the content has them all, with reasons. */
const actsOf = (ctx: Ctx, row: ItemRow): string[] => {
  const { sessao } = ctx;
  const waiting = row.situacao === 'NAO_RECEBIDO';
  const toMe =
    row.paraUnidadeId === sessao.unidadeId &&
    (row.paraUsuarioId === null || row.paraUsuarioId === sessao.usuarioId || sessao.chefe || row.paraChefe);
  const inHands = row.detentorUnidadeId === sessao.unidadeId && row.transitoId === null && row.estado === 0;
  const free = row.checkInUsuarioId === null || row.checkInUsuarioId === sessao.usuarioId;
  const mayDispatch = free || sessao.chefe || row.checkInChefe;
  const mayTakeBack = row.deUsuarioId === sessao.usuarioId || sessao.chefe || sessao.resgatarConteudos;
  return [
    ...(waiting && toMe && row.especie === 'ENCARGO' ? ['receber'] : []),
    ...(waiting && toMe && row.especie === 'CONHECIMENTO' ? ['tomarCiencia'] : []),
    ...(waiting &&
    row.especie === 'ENCARGO' &&
    row.deUnidadeId === sessao.unidadeId &&
    mayTakeBack &&
    can(sessao, 'tramiteDocumento')
      ? ['resgatar']
      : []),
    ...(inHands && mayDispatch && can(sessao, 'tramiteDocumento') ? ['tramitar'] : []),
    ...(inHands && free && row.fase === 0 && can(sessao, 'documentoEditar') ? ['editar'] : []),
    ...(inHands && row.checkInUsuarioId === null ? ['assumir'] : []),
    ...(row.checkInUsuarioId === sessao.usuarioId ? ['liberar'] : []),
  ];
};
