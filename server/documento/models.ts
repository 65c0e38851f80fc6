import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { BuscaQuery, Corpo, ModeloCombo, Propriedade } from '#schemas/generated.ts';
import type { Ctx } from '#server/http/context.ts';
import type { Sessao } from '#server/http/session.ts';

/** A model with what a draft copies from it. */
export interface Modelo {
  readonly id: number;
  readonly nome: string;
  readonly tipoDocumentoId: number;
  readonly tipoDocumento: string;
  readonly classeId: number | null;
  readonly corpo: Corpo;
  readonly propriedades: Propriedade[];
  readonly vencimentoObrigatorio: boolean;
  readonly departamentoNumeracao: number;
}

/** Models and types may be kept for some units or people (spec.md section 6): the same filter lists and reads. */
const allowed = (sessao: Sessao) =>
  sql`${openTo(sessao, 'm', 'modelo_documento')} and ${openTo(sessao, 't', 'tipo_documento')}`;

const openTo = (sessao: Sessao, alias: 'm' | 't', table: 'modelo_documento' | 'tipo_documento') => {
  const row = sql.raw(alias);
  return sql`(coalesce(${row}.restringir_por, 'NENHUM') = 'NENHUM'
    or (${row}.restringir_por = 'UNIDADE' and exists (select from registro.${sql.raw(`${table}_unidades`)} x
        where x.registro_id = ${row}.id and x.alvo_id = ${sessao.unidadeId}))
    or (${row}.restringir_por = 'USUARIO' and exists (select from registro.${sql.raw(`${table}_usuarios`)} x
        where x.registro_id = ${row}.id and x.alvo_id = ${sessao.usuarioId})))`;
};

/** An active model that the person may use. */
export const readModel = async (ctx: Ctx, id: number): Promise<Modelo> => {
  const { rows } = await sql<Modelo & { ativo: boolean }>`
    select m.id, m.nome, m.tipo_documento as tipo_documento_id, t.nome as tipo_documento, m.corpo,
      coalesce(m.classificacao_sugerida, t.classificacao_sugerida) as classe_id, coalesce(m.vencimento_obrigatorio, false) or coalesce(t.vencimento_obrigatorio, false) as vencimento_obrigatorio,
      coalesce(m.departamento_numeracao, 2) as departamento_numeracao, m.ativo and t.ativo and coalesce(m.situacao_versao, 'CONCLUIDA') = 'CONCLUIDA' as ativo,
      coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('chave', p.chave, 'marcador', p.marcador, 'rotulo', p.rotulo,
        'tipo', p.tipo, 'preenchimento', p.preenchimento, 'mascara', p.mascara)) order by p.ordem)
        from registro.modelo_documento_propriedades p where p.registro_id = m.id), '[]'::jsonb) as propriedades
    from registro.modelo_documento m
    join registro.tipo_documento t on t.id = m.tipo_documento
    where m.id = ${id} and m.corpo is not null and ${allowed(ctx.sessao)}`.execute(ctx.db);
  const modelo = rows[0];
  if (!modelo) throw new AppError('naoEncontrado');
  if (!modelo.ativo)
    throw new AppError(
      'camposInvalidos',
      {},
      {
        erros: [{ campo: 'modeloId', mensagem: 'Este modelo está inativo ou em alteração. Escolha outro.' }],
      },
    );
  return modelo;
};

/** Active models by name, for the first step of a new document. */
export const listModels = async (ctx: Ctx, query: BuscaQuery): Promise<Page<ModeloCombo>> => {
  const { rows } = await sql<
    Omit<ModeloCombo, 'tipoDocumento' | 'descricao' | 'sigla'> & {
      tipoId: number;
      tipoNome: string;
      descricao: string | null;
      sigla: string | null;
    }
  >`
    select m.id, m.codigo, m.nome, m.descricao, t.id as tipo_id, t.nome as tipo_nome, t.sigla
    from registro.modelo_documento m join registro.tipo_documento t on t.id = m.tipo_documento
    where m.ativo and t.ativo and m.corpo is not null and coalesce(m.situacao_versao, 'CONCLUIDA') = 'CONCLUIDA' and ${allowed(ctx.sessao)}
      and texto_busca(m.nome || ' ' || coalesce(m.descricao, '')) like '%' || texto_busca(${query.q ?? ''}) || '%'
    order by m.nome limit ${query.pageSize ?? 100}`.execute(ctx.db);
  const itens = rows.map(({ tipoId, tipoNome, descricao, sigla, ...row }) => ({
    ...row,
    tipoDocumento: { id: tipoId, rotulo: tipoNome },
    ...(descricao === null ? {} : { descricao }),
    ...(sigla === null ? {} : { sigla }),
  }));
  return { itens, total: itens.length, totalExato: true };
};
