import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type {
  ConteudoDaPeca,
  MinutaDoProcesso,
  Peca,
  VolumeProcesso,
} from '#schemas/shapes/processo-pecas.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { isoJson } from '#server/conteudo/dados/index.ts';
import { placeLabel } from '#server/conteudo/pecas/index.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { toldOfHidden } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { mayTake } from './may-take.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';

interface Row {
  readonly ordem: number;
  readonly reservada: boolean;
  readonly volume: number;
  readonly referencia: boolean;
  readonly juntadaEm: Date;
  readonly juntadaPor: number;
  readonly porQuem: string;
  readonly unidade: string;
  readonly conteudo: ConteudoDaPeca | null;
  readonly deProcesso: Rotulo | null;
  readonly saidaEm: Date | null;
  readonly saidaPor: string | null;
  readonly saidaUnidade: string | null;
  readonly motivo: string | null;
  readonly movida: boolean;
  readonly paraProcesso: Rotulo | null;
  readonly termo: Rotulo | null;
}

/** Another content, to who sees it: `id` is the expression of its id. */
const seen = (ctx: Ctx, id: string): RawBuilder<unknown> => sql`(
  select jsonb_build_object('id', c.id, 'rotulo', coalesce(c.numero, c.assunto)) from conteudo c
  where c.id = ${sql.raw(id)} and ${visibleContent(ctx.sessao)})`;

/** What a piece shows of what stands there (what a person wrote they have read), over `c` (conteudo) and what its kind adds to it (`kindJoins`). */
export const pieceContent = (ctx: Ctx): RawBuilder<unknown> => sql`jsonb_strip_nulls(jsonb_build_object(
  'id', c.id, 'tipo', c.tipo, 'numero', c.numero, 'assunto', c.assunto, 'fase', c.fase, 'estado', c.estado,
  'sigilo', c.sigilo, 'nivelAcesso', c.nivel_acesso, 'tipoDocumento', td.nome, 'numeroVersao', coalesce(d.versao_atual, pt.arquivo_atual),
  'paginas', coalesce((select v.paginas from documento_versao v where v.documento_id = c.id and v.numero = d.versao_atual),
    (select f.paginas from protocolo_arquivo f where f.protocolo_id = c.id and f.numero = pt.arquivo_atual)),
  'comArquivo', case when pa.anexo_id is not null then true end,
  'lido', c.autor_id = ${ctx.sessao.usuarioId} or exists (select from marca_pessoal m where m.usuario_id = ${ctx.sessao.usuarioId} and m.conteudo_id = c.id and m.lido),
  'assinaturas', case when c.assinaturas_total > 0 then
    jsonb_build_object('feitas', c.assinaturas_feitas, 'total', c.assinaturas_total) end))`;

/**
 * The pieces of a process, in order, the reserved ones after the others. Of what the person does not reach nothing is told,
 * unless the institution chose that they may know it is there; what left keeps its place and its trace, and why it left is told to
 * who sees it, and where it went.
 */
export const readPecas = async (ctx: Ctx, processoId: number): Promise<Peca[]> => {
  const told = toldOfHidden(ctx.sessao, await readSettings(ctx.db));
  const { rows } = await sql<Row>`
    select x.ordem, x.reservada, x.volume, x.referencia, x.juntada_em, x.juntada_por, u.nome as por_quem, un.sigla as unidade,
      case when s.visivel then ${pieceContent(ctx)} end as conteudo,
      ${seen(ctx, 'x.de_processo_id')} as de_processo, x.saida_em, su.nome as saida_por, sn.sigla as saida_unidade,
      case when s.visivel and t.dito then x.motivo end as motivo, x.para_processo_id is not null and t.dito as movida,
      ${seen(ctx, 'x.para_processo_id')} as para_processo,
      ${seen(ctx, 'x.termo_id')} as termo
    from peca x
    join conteudo c on c.id = x.conteudo_id
    join lateral (select ${visibleContent(ctx.sessao)} as visivel, ${told} as dito) s on true
    -- where it went, and why, is told to who sees where that is
    join lateral (select x.para_processo_id is null or ${seen(ctx, 'x.para_processo_id')} is not null as dito) t on true
    join registro.usuario u on u.id = x.juntada_por
    join registro.unidade un on un.id = x.unidade_id
    left join registro.usuario su on su.id = x.saida_por
    left join registro.unidade sn on sn.id = x.saida_unidade_id
    ${kindJoins}
    where x.processo_id = ${processoId} and (s.visivel or s.dito or (x.saida_em is not null and not x.reservada))
    order by x.reservada, x.ordem`.execute(ctx.db);
  return rows.map((row) => present(ctx, row));
};

const present = (ctx: Ctx, row: Row): Peca => ({
  ordem: row.ordem,
  rotulo: placeLabel(row),
  reservada: row.reservada,
  volume: row.volume,
  situacao: row.saidaEm === null ? 'JUNTADA' : row.movida ? 'MOVIDA' : 'RETIRADA',
  juntadaEm: row.juntadaEm.toISOString(),
  porQuem: row.porQuem,
  unidade: row.unidade,
  ...defined({
    conteudo: row.conteudo ?? undefined,
    presa:
      row.saidaEm === null && !mayTake(ctx, row.juntadaPor)
        ? mensagem('processo.recusa.naoEhAutor')
        : undefined,
    referencia: row.referencia || undefined,
    deProcesso: row.deProcesso ?? undefined,
  }),
  ...(row.saidaEm === null
    ? {}
    : {
        saida: {
          em: row.saidaEm.toISOString(),
          porQuem: row.saidaPor ?? '',
          unidade: row.saidaUnidade ?? '',
          motivo: row.motivo ?? undefined,
          paraProcesso: row.paraProcesso ?? undefined,
          termo: row.termo ?? undefined,
        },
      }),
});

/** Documents made inside the process that are not its pieces yet. */
export const readMinutas = async (ctx: Ctx, processoId: number): Promise<MinutaDoProcesso[]> => {
  const { rows } = await sql<MinutaDoProcesso & { numero: string | null; tipoDocumento: string | null }>`
    select c.id, c.tipo, c.numero, c.assunto, td.nome as tipo_documento, u.nome as autor, ${isoJson('c.criado_em')} as criado_em
    from documento d join conteudo c on c.id = d.id
    join registro.usuario u on u.id = c.autor_id
    left join registro.tipo_documento td on td.id = d.tipo_documento_id
    where d.vinculado_id = ${processoId} and c.anda_com_id is null and c.fase = 0 and ${visibleContent(ctx.sessao)}
    order by array_position((select p.minutas_em_ordem from processo p where p.id = ${processoId}), c.id), c.id limit 200`.execute(
    ctx.db,
  );
  return rows.map(({ numero, tipoDocumento, ...row }) => ({
    ...row,
    numero: numero ?? undefined,
    tipoDocumento: tipoDocumento ?? undefined,
  }));
};

/** The volumes, each from its first to its last piece that is told of: what is reserved belongs to none. */
export const readVolumes = async (
  ctx: Ctx,
  processoId: number,
  pecas: readonly Peca[],
): Promise<VolumeProcesso[]> => {
  const { rows } = await sql<{ numero: number; abertoEm: Date; fechadoEm: Date | null; paginas: number }>`
    select v.numero, v.aberto_em, v.fechado_em, coalesce((select sum(p.paginas) from peca p
      where p.processo_id = v.processo_id and p.volume = v.numero and not p.reservada), 0)::integer as paginas
    from processo_volume v where v.processo_id = ${processoId} order by v.numero`.execute(ctx.db);
  return rows.map(({ numero, abertoEm, fechadoEm, paginas }) => {
    const inside = pecas.filter(({ reservada, volume }) => !reservada && volume === numero);
    const [first, last] = [inside[0], inside.at(-1)];
    return {
      numero,
      paginas,
      abertoEm: abertoEm.toISOString(),
      primeira: first?.ordem,
      ultima: last?.ordem,
      fechadoEm: fechadoEm?.toISOString(),
    };
  });
};
