import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Trabalho } from '#schemas/fluxo/atividade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  apply,
  condition,
  estado,
  loadSituation,
  requireAllowed,
  type Condition,
  type Loaded,
} from '#server/conteudo/atos/index.ts';
import { finalizar } from '#server/conteudo/estado/index.ts';
import { tramitar } from '#server/conteudo/tramite/index.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import type { Instance } from './instance.ts';
import { performersOf } from './performers-of.ts';
import { readScope } from './read-scope.ts';
import { relogioOf } from './relogio.ts';
import { steps } from './steps.ts';

type Answers = Readonly<Record<string, unknown>>;

/** What the server does by itself at a step: what it answered, for the conditions. */
export const doOne = async (
  ctx: Ctx,
  instance: Instance,
  trabalho: Trabalho,
  elemento: string,
): Promise<Answers> => {
  switch (trabalho.tipo) {
    case 'NOTIFICAR':
      return tell(ctx, instance, trabalho);
    case 'TRAMITAR':
      return forward(ctx, instance, trabalho);
    case 'ARQUIVAR':
      return finish(ctx, instance);
    case 'DECIDIR':
      return decide(ctx, instance, trabalho, elemento);
  }
};

/** What the flow says to people, in its own words, with the content by reference. */
const tell = async (ctx: Ctx, instance: Instance, { papel, texto }: Trabalho): Promise<Answers> => {
  const people = await performersOf(ctx, instance, papel);
  await notify(ctx.db, ctx.agora, {
    usuarioIds: people.map(({ usuarioId }) => usuarioId),
    tipo: 'CONHECIMENTO',
    conteudoId: instance.conteudoId,
    especie: 'fluxoAvisa',
    dados: { quem: texto.trim() },
  });
  return {};
};

/** The content, held, before who acted last in the place of the unit that has it: what an act brings about needs no permission of its own. */
const hold = async (
  ctx: Ctx,
  conteudoId: number,
): Promise<{ readonly from: Ctx; readonly loaded: Loaded }> => {
  const { row } = await loadSituation(ctx, conteudoId, { lock: true });
  const from = { ...ctx, sessao: { ...ctx.sessao, unidadeId: row.detentorUnidadeId } };
  return { from, loaded: await loadSituation(from, conteudoId) };
};

const forward = async (
  ctx: Ctx,
  { conteudoId, fluxo }: Instance,
  { unidade }: Trabalho,
): Promise<Answers> => {
  const { rows } = await sql<{ id: number }>`
    select id from registro.unidade where sigla = ${unidade} and ativo`.execute(ctx.db);
  const unidadeId = rows[0]?.id;
  if (unidadeId === undefined) throw refusal('unidade', { unidade });
  const { from, loaded } = await hold(ctx, conteudoId);
  const { row } = loaded;
  if (row.detentorUnidadeId === unidadeId && row.transitoId === null) return {};
  if (row.transitoId !== null) throw refusal('emTransito');
  if (row.andaComId !== null) throw refusal('andaComOutro');
  if (row.estado !== estado.corrente) throw refusal('fechado');
  await apply(
    ...([from, tramitar, loaded] as const),
    { conteudoId, destino: { unidadeId }, texto: mensagem('fluxo.tramite', { fluxo }) },
    undefined,
  );
  return {};
};

/** What of finishing depends on whose hands it is in, which a flow does not ask. */
const ofHands: ReadonlySet<Condition> = new Set([
  condition.edits,
  condition.flowLetsFinish,
  condition.inHands,
  condition.notTaken,
]);

/** Finished as people finish it, but for that. */
const finishing = {
  ...finalizar,
  exige: [condition.notInTransit, ...finalizar.exige.filter((one) => !ofHands.has(one))],
};

const finish = async (ctx: Ctx, { conteudoId }: Instance): Promise<Answers> => {
  const { from, loaded } = await hold(ctx, conteudoId);
  if (loaded.row.estado === estado.standby) return {};
  requireAllowed(finishing, loaded.situation);
  await apply(from, finishing, loaded, {}, undefined);
  return {};
};

const decide = async (
  ctx: Ctx,
  instance: Instance,
  { resultado, regras }: Trabalho,
  elemento: string,
): Promise<Answers> => {
  const valor = await steps.decide(
    regras,
    await readScope(ctx, instance),
    elemento,
    await relogioOf(ctx, instance),
  );
  if (valor === undefined) throw refusal('semLinha');
  return { [resultado]: valor };
};

const refusal = (
  key: 'unidade' | 'emTransito' | 'andaComOutro' | 'fechado' | 'semLinha',
  dados: Readonly<Record<string, string>> = {},
): AppError => new AppError('transicaoNaoPermitida', { motivo: mensagem(`fluxo.naoFaz.${key}`, dados) });
