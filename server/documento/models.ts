import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ModeloCombo, ModeloComboQuery } from '#schemas/shapes/modelo-e-tipo.ts';
import type { Corpo, Propriedade } from '#schemas/shapes/propriedade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { allowedInFlows, allowedModels } from './allowed-models.ts';
import { propertiesOfModel } from './model-version.ts';

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
  /** It has fields to fill: what is made from it is a form. */
  readonly formulario: boolean;
}

/** Which text of a model: the concluded one, for documents, of flows too, or the one under change, for tests of it. */
export type Uso = 'documento' | 'teste' | 'fluxo';

/** The version that was concluded last, of models that have another one under change. */
const concluded = (uso: Uso) => sql`(select distinct on (x.modelo_id) x.modelo_id, x.corpo, x.propriedades
  from modelo_versao x join registro.modelo_documento o on o.id = x.modelo_id
  where o.situacao_versao = 'EM_ALTERACAO' and ${uso !== 'teste'} order by x.modelo_id, x.numero desc)`;

const serves = (uso: Uso) =>
  uso === 'teste'
    ? sql`coalesce(m.situacao_versao, 'CONCLUIDA') = 'EM_ALTERACAO'`
    : sql`(coalesce(m.situacao_versao, 'CONCLUIDA') = 'CONCLUIDA' or v.modelo_id is not null)`;

/** The model `m` has fields to fill. */
const hasFields = sql<boolean>`exists (select from registro.modelo_documento_campos_personalizados f where f.registro_id = m.id)`;

/** An active model that the person may use. */
export const readModel = async (ctx: Ctx, id: number, uso: Uso = 'documento'): Promise<Modelo> => {
  const { rows } = await sql<Modelo & { ativo: boolean }>`
    select m.id, m.nome, m.tipo_documento as tipo_documento_id, t.nome as tipo_documento,
      coalesce(v.corpo, m.corpo) as corpo,
      coalesce(cm.id, ct.id) as classe_id, coalesce(m.vencimento_obrigatorio, false) or coalesce(t.vencimento_obrigatorio, false) as vencimento_obrigatorio,
      coalesce(m.departamento_numeracao, 2) as departamento_numeracao, m.ativo and t.ativo and ${serves(uso)} as ativo,
      coalesce(v.propriedades, ${propertiesOfModel}) as propriedades, ${hasFields} as formulario
    from registro.modelo_documento m
    join registro.tipo_documento t on t.id = m.tipo_documento
    left join ${concluded(uso)} v on v.modelo_id = m.id
    left join registro.assunto cm on cm.id = m.classificacao_sugerida and cm.ativo and cm.classificavel
    left join registro.assunto ct on ct.id = t.classificacao_sugerida and ct.ativo and ct.classificavel
    where m.id = ${id} and m.corpo is not null and ${uso === 'fluxo' ? allowedInFlows(ctx.sessao) : allowedModels(ctx.sessao)}`.execute(
    ctx.db,
  );
  const modelo = rows[0];
  if (!modelo) throw new AppError('naoEncontrado');
  if (!modelo.ativo)
    throw new AppError(
      'camposInvalidos',
      {},
      {
        erros: [
          {
            campo: 'modeloId',
            mensagem: mensagem(`documento.modelo.${uso === 'teste' ? uso : 'documento'}`),
          },
        ],
      },
    );
  return modelo;
};

/** Models (`m`) with which a document is answered: those that its own model names or, without any, those that are a reply. */
const repliesTo = ({ sessao }: Ctx, id: number | undefined) => {
  const named = sql`from documento d join conteudo c on c.id = d.id
    join registro.modelo_documento_modelos_resposta mr on mr.registro_id = d.modelo_id
    where d.id = ${id ?? 0} and ${visibleContent(sessao)}`;
  return sql`(case when exists (select ${named}) then exists (select ${named} and mr.alvo_id = m.id)
    else m.necessidade_resposta = 'RESPOSTA' end)`;
};

/** Active models by name, for the first step of a new document. */
export const listModels = async (
  ctx: Ctx,
  query: ModeloComboQuery,
  uso: Uso = 'documento',
): Promise<Page<ModeloCombo>> => {
  const { rows } = await sql<
    Omit<ModeloCombo, 'tipoDocumento' | 'descricao' | 'sigla'> & {
      tipoId: number;
      tipoNome: string;
      descricao: string | null;
      sigla: string | null;
    }
  >`
    select m.id, m.codigo, m.nome, m.descricao, ${hasFields} as formulario, t.id as tipo_id, t.nome as tipo_nome, t.sigla
    from registro.modelo_documento m join registro.tipo_documento t on t.id = m.tipo_documento
    left join ${concluded(uso)} v on v.modelo_id = m.id
    where m.ativo and t.ativo and m.corpo is not null and ${serves(uso)} and ${allowedModels(ctx.sessao)}
      ${query.formulario === undefined ? sql`` : sql`and ${hasFields} = ${query.formulario}`}
      ${query.resposta ? sql`and ${repliesTo(ctx, query.respondeA)}` : sql``}
      and ${hasWords(sql`m.nome || ' ' || coalesce(m.descricao, '')`, query.q)}
    order by m.nome limit ${query.pageSize ?? 100}`.execute(ctx.db);
  const itens = rows.map(({ tipoId, tipoNome, descricao, sigla, ...row }) => ({
    ...row,
    tipoDocumento: { id: tipoId, rotulo: tipoNome },
    descricao: descricao ?? undefined,
    sigla: sigla ?? undefined,
  }));
  return { itens, total: itens.length, totalExato: true };
};
