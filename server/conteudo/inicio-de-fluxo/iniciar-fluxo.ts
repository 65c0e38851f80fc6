import { modelKinds } from '#server/conteudo/especies/index.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { act, concluded, condition, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { iniciaveis } from './iniciaveis.ts';
import { ouvirFluxo } from './ouvir-fluxo.ts';

interface Begin extends ActInput {
  readonly fluxoId: number;
  /** The version that the person was told of: another published meanwhile is said before it runs. */
  readonly versaoFluxo: number;
}

/** Begins by hand a flow over a content that is in hands: what its conclusion would have begun by itself. */
export const iniciarFluxo = act<Begin, undefined, number>({
  nome: 'iniciarFluxo',
  especies: [...modelKinds, tipoConteudo.processo],
  fase: concluded,
  estado: inUse,
  exige: [
    condition.edits,
    condition.onItsOwn,
    condition.inHands,
    condition.notTaken,
    condition.removalNotAsked,
    condition.withoutFlow,
    condition.someFlow,
  ],
  evento: 'fluxoIniciado',
  semVersao: true,
  effect: async (ctx, { row }, { fluxoId, versaoFluxo }) => {
    const found = (await iniciaveis(ctx.db, row.id)).find(({ id }) => id === fluxoId);
    if (!found) throw refused(mensagem('fluxo.inicio.naoSeInicia'));
    if (found.versao !== versaoFluxo)
      throw refused(mensagem('fluxo.inicio.outraVersao', { versao: String(found.versao) }));
    return { dados: { fluxo: found.nome }, resultado: found.versaoId };
  },
  follow: (ctx, { row }, _, versaoId) => run(ctx, row.id, versaoId),
});

const refused = (motivo: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo: 'fluxoId', mensagem: motivo }] });

/** What runs is of the event that began it; its first step is taken apart, as what a conclusion begins. */
const run = async (ctx: Ctx, conteudoId: number, versaoId: number): Promise<void> => {
  const { usuarioId, unidadeId, substitutoId, id: sessaoId } = ctx.sessao;
  const autor = { usuarioId, substitutoId: substitutoId ?? null, unidadeId, sessaoId };
  const { rows } = await sql<{ eventoId: number }>`
    insert into fluxo_instancia (versao_id, conteudo_id, situacao, iniciador_id, iniciador_unidade_id, autor, evento_id, iniciada_em)
    select ${versaoId}, ${conteudoId}, 'ATIVA', ${usuarioId}, ${unidadeId}, ${JSON.stringify(autor)}::jsonb, max(e.id), ${ctx.agora}
    from evento e where e.conteudo_id = ${conteudoId} and e.ato = 'fluxoIniciado'
    returning evento_id`.execute(ctx.db);
  for (const { eventoId } of rows)
    await enqueue(ctx.db, ouvirFluxo, { eventoId }, { queue: `fluxo:${conteudoId}` });
};
