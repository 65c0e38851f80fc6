import { AppError } from '#schemas/app-error.ts';
import type { CheckIn } from '#schemas/shapes/conteudo.ts';
import type { CheckInAssumir } from '#schemas/shapes/tramite.ts';
import { actingName } from '#server/pessoas/acesso/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  anyPhase,
  condition,
  inUse,
  loadSituation,
  perform,
  presentCheckIn,
  type ActInput,
} from '#server/conteudo/atos/index.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { everyKind } from '#server/conteudo/especies/index.ts';

interface Taking extends ActInput {
  /** The person said that it may be taken from who has it. */
  readonly confirmar?: boolean | undefined;
}

/** Takes a content of the unit to work on; from another person only when confirmed, and that person is told. */
export const assumirAto = act<Taking>({
  nome: 'assumir',
  especies: everyKind,
  fase: anyPhase,
  estado: inUse,
  exige: [condition.inHandsOrCollaborating, condition.notMineYet],
  // from another person it is taken on the page, where it is asked
  naLista: condition.notTaken,
  evento: 'assumido',
  semVersao: true,
  effect: async (ctx, { row, situation }, { confirmar }) => {
    if (situation.checkIn === 2 && !confirmar) {
      const desde = new Intl.DateTimeFormat('pt-BR', {
        timeStyle: 'short',
        timeZone: ctx.ports.config.timeZone,
      });
      throw new AppError('emUsoPorOutraPessoa', {
        usuario: row.checkInNome ?? '',
        desde: row.checkInEm ? desde.format(row.checkInEm) : '',
      });
    }
    return {
      colunas: { checkInUsuarioId: ctx.sessao.usuarioId, checkInEm: ctx.agora },
      dados: row.checkInNome && situation.checkIn === 2 ? { de: row.checkInNome } : {},
      resultado: undefined,
    };
  },
  follow: async (ctx, { row, situation }) => {
    if (situation.checkIn !== 2 || row.checkInUsuarioId === null) return;
    await notify(ctx.db, ctx.agora, {
      usuarioIds: [row.checkInUsuarioId],
      tipo: 'SISTEMA',
      conteudoId: row.id,
      especie: 'assumido',
      dados: { quem: actingName(ctx.sessao) },
    });
  },
});

export const assumir = async (
  ctx: Ctx,
  { id, confirmar }: CheckInAssumir,
  ...tipos: readonly number[]
): Promise<CheckIn> => {
  const found = await loadSituation(ctx, id);
  if (!tipos.includes(found.row.tipo)) throw new AppError('naoEncontrado');
  await perform(ctx, assumirAto, id, { confirmar });
  const { row } = await loadSituation(ctx, id);
  return presentCheckIn(row, ctx.sessao.usuarioId);
};
