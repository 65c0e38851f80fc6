import type { CheckIn } from '#schemas/shapes/conteudo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  type ActInput,
  anyPhase,
  apply,
  condition,
  inUse,
  loadSituation,
  presentCheckIn,
} from '#server/conteudo/atos/index.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

/** Releases a content that is with me. */
export const liberarAto = act<ActInput>({
  nome: 'liberar',
  especies: everyKind,
  fase: anyPhase,
  estado: inUse,
  exige: [condition.takenByMe],
  naLista: condition.always,
  evento: 'liberado',
  semVersao: true,
  effect: () =>
    Promise.resolve({ colunas: { checkInUsuarioId: null, checkInEm: null }, resultado: undefined }),
});

/** Asked again, or for what is no longer in use, it changes nothing: leaving a page is never refused. */
export const liberar = async (ctx: Ctx, id: number): Promise<CheckIn> => {
  const loaded = await loadSituation(ctx, id, { lock: true });
  if (loaded.situation.checkIn === 1) await apply(ctx, liberarAto, loaded, {}, undefined);
  const { row } = await loadSituation(ctx, id);
  return presentCheckIn(row, ctx.sessao.usuarioId);
};
