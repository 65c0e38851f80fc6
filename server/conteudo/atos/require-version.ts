import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Loaded } from './load-situation.ts';

/** Refuses who read an older state than the one that is there. */
export const requireVersion = (ctx: Ctx, loaded: Loaded, versao: number): void => {
  if (loaded.row.versao === versao) return;
  const hora = new Intl.DateTimeFormat('pt-BR', {
    timeStyle: 'short',
    timeZone: ctx.ports.config.timeZone,
  }).format(loaded.row.alteradoEm);
  throw new AppError(
    'conflitoDeVersao',
    { quem: loaded.row.checkInNome ?? 'Outra pessoa', hora },
    { payload: { versao: loaded.row.versao } },
  );
};
