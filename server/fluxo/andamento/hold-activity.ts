import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { lockInstance, type Instance } from './instance.ts';

interface Activity {
  readonly id: number;
  readonly instanciaId: number;
  readonly conteudoId: number;
  readonly execucao: string;
  readonly elemento: string;
  readonly nome: string;
  readonly especie: AtividadeFluxo['especie'];
  readonly documentoId: number | null;
  readonly situacao: string;
  readonly assumidaPor: number | null;
  readonly assumidaPorNome: string | null;
  readonly candidato: boolean;
}

interface Held {
  readonly activity: Activity;
  readonly instance: Instance;
}

/**
 * An activity that the person may do, held with its instance until the transaction ends. Of a content out of reach, or of a
 * role that is not theirs, it does not exist.
 */
export const holdActivity = async (ctx: Ctx, id: number): Promise<Held> => {
  const found = await readActivity(ctx, id);
  if (!found) throw new AppError('naoEncontrado');
  await requireVisible(ctx, found.conteudoId);
  const instance = await lockInstance(ctx.db, found.instanciaId);
  const activity = await readActivity(ctx, id);
  if (!instance || !activity) throw new AppError('naoEncontrado');
  // who sees the content sees what was done in it
  if (activity.situacao !== 'ABERTA') throw refusal('fechada');
  if (!activity.candidato) throw new AppError('naoEncontrado');
  if (instance.situacao !== 'ATIVA')
    throw refusal('naoAnda', { situacao: mensagem(`fluxo.situacao.${instance.situacao}`).toLowerCase() });
  if (activity.assumidaPor !== null && activity.assumidaPor !== ctx.sessao.usuarioId)
    throw refusal('comOutro', { quem: activity.assumidaPorNome ?? '' });
  return { activity, instance };
};

export const refusal = (
  key:
    | 'fechada'
    | 'naoAnda'
    | 'comOutro'
    | 'naoPedeDocumento'
    | 'jaCriado'
    | 'modeloNaoServe'
    | 'naoEDoPapel'
    | 'naoVe'
    | 'foraDoAlcance'
    | 'informeDecisao'
    | 'semEstaSaida'
    | 'naoVaiAli'
    | 'nadaEspera'
    | 'juncaoFicaria',
  dados: Readonly<Record<string, string>> = {},
): AppError => new AppError('transicaoNaoPermitida', { motivo: mensagem(`fluxo.recusa.${key}`, dados) });

const readActivity = async ({ db, sessao }: Ctx, id: number): Promise<Activity | undefined> => {
  const { rows } = await sql<Activity>`
    select a.id, a.instancia_id, i.conteudo_id, a.execucao, a.elemento, a.nome, a.especie, a.situacao,
      a.assumida_por, a.documento_id, u.nome as assumida_por_nome, exists (select from fluxo_atividade_candidato k
        where k.atividade_id = a.id and k.usuario_id = ${sessao.usuarioId}) as candidato
    from fluxo_atividade a join fluxo_instancia i on i.id = a.instancia_id
    left join registro.usuario u on u.id = a.assumida_por where a.id = ${id}`.execute(db);
  return rows[0];
};
