import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { ServicoExterno, ServicoExternoItem } from '#schemas/shapes/solicitacao.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { OutsiderCtx } from '#server/base/http/context.ts';
import { emptyCampos, optionsOfType } from '#server/conteudo/campos/index.ts';
import { insideCtx } from './outside-ctx.ts';

/** A process type that is offered outside, with the unit that receives what is asked. */
export interface Servico {
  readonly id: number;
  readonly nome: string;
  readonly descricao: string;
  readonly texto: string | null;
  readonly unidadeId: number;
  readonly unidadeSigla: string;
  readonly unidadeNome: string;
  readonly organizacaoId: number;
  readonly organizacaoSigla: string;
  readonly quemPodePedir: string | null;
  readonly documentos: string | null;
  /** Days until the answer. */
  readonly prazo: number | null;
  readonly custo: string | null;
  readonly pedeComprovante: boolean;
}

const offered = sql`
  select t.id, t.nome, coalesce(t.descricao, '') as descricao, t.texto_externo as texto, un.id as unidade_id,
    un.sigla as unidade_sigla, un.nome as unidade_nome, o.id as organizacao_id, o.sigla as organizacao_sigla,
    t.quem_pode_pedir, t.documentos_externos as documentos, t.prazo_externo as prazo, t.custo_externo as custo,
    coalesce(t.pede_comprovante, false) as pede_comprovante, t.formulario_externo
  from registro.tipo_processo t join registro.unidade un on un.id = t.unidade_externa and un.ativo
  join registro.organizacao_interna o on o.id = un.organizacao and o.ativo
  where t.ativo and t.oferta_externa`;

/** What may be asked from outside, by name, with the labels of what each asks. Anybody may read it: the body offers these to all. */
export const listServices = async (db: Database): Promise<ServicoExternoItem[]> => {
  const { rows } = await sql<Servico & { readonly perguntas: string[] }>`
    select s.*, array(select c.rotulo from registro.tipo_processo_campos_personalizados c
      where c.registro_id = s.id order by c.ordem)
      || array(select f.rotulo from registro.modelo_documento_campos_personalizados f
        where f.registro_id = s.formulario_externo and not exists (select from registro.tipo_processo_campos_personalizados c
          where c.registro_id = s.id and c.rotulo = f.rotulo) order by f.ordem) as perguntas
    from (${offered}) s order by s.nome limit 200`.execute(db);
  return rows.map(({ perguntas, ...servico }) => ({ ...cartaOf(servico), perguntas }));
};

/** What the charter says of a service, to whoever reads it. */
const cartaOf = (servico: Servico): Omit<ServicoExternoItem, 'perguntas'> => ({
  id: servico.id,
  nome: servico.nome,
  descricao: servico.descricao,
  texto: servico.texto ?? undefined,
  unidade: servico.unidadeNome,
  quemPodePedir: servico.quemPodePedir ?? undefined,
  documentos: (servico.documentos ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  prazo: servico.prazo ?? undefined,
  custo: servico.custo ?? undefined,
  pedeComprovante: servico.pedeComprovante,
});

export const requireService = async (db: Database, id: number): Promise<Servico> => {
  const { rows } = await sql<Servico>`${offered} and t.id = ${id}`.execute(db);
  const [servico] = rows;
  if (!servico) throw new AppError('naoEncontrado');
  return servico;
};

/** A service with what it asks; the options of its lists come with it, since no other call of theirs gives them. */
export const readService = async (ctx: OutsiderCtx, id: number): Promise<ServicoExterno> => {
  const servico = await requireService(ctx.db, id);
  const inside = insideCtx(ctx, servico);
  const type = { registro: 'servico', tipoId: id } as const;
  const options = await optionsOfType(inside, type);
  const campos = await emptyCampos(inside, type);
  return {
    ...cartaOf(servico),
    campos: campos.map((campo) => {
      const opcoes = options.get(campo.rotulo);
      return opcoes === undefined ? campo : { ...campo, opcoes: [...opcoes] };
    }),
  };
};
