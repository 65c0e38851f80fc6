import { AppError } from '#schemas/app-error.ts';
import type {
  CodigoEnviado,
  EtapaCodigo,
  EtapaMeio,
  EtapaSenha,
  SegundoFatorCadastrado,
  SegundoFatorNovo,
} from '#schemas/shapes/credencial.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import {
  activeFactor,
  beginFactor,
  confirmFactor,
  sendEmailCode,
  setOwnPassword,
} from '#server/pessoas/credencial/index.ts';
import { appendEvent, type Actor } from '#server/base/events/record-event.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { within } from '#server/base/http/within.ts';
import { admit, nextStep } from './admit.ts';
import type { Entry } from './entry.ts';
import { loadPending } from './pending-entry.ts';

const actorOfEntry = ({ usuarioId }: Entry): Actor => ({
  usuarioId,
  substitutoId: null,
  unidadeId: null,
  sessaoId: null,
});

/** The entry of the token, which must be waiting for this very step: none is skipped by asking for a later one. */
const waitingFor = async (
  ctx: PublicCtx,
  desafio: string,
  step: Awaited<ReturnType<typeof nextStep>>,
): Promise<Entry & { desafio: string }> => {
  const entry = await loadPending(ctx, desafio);
  if ((await nextStep(ctx, entry)) !== step) throw new AppError('entradaVencida');
  return entry;
};

/** The code of the second factor. */
export const codeStep = async (ctx: PublicCtx, { desafio, codigo }: EtapaCodigo): Promise<SessaoAberta> =>
  admit(ctx, await waitingFor(ctx, desafio, 'CODIGO'), codigo);

/** The code by e-mail, asked for. */
export const sendCodeStep = async (ctx: PublicCtx, desafio: string): Promise<CodigoEnviado> => {
  const { usuarioId } = await waitingFor(ctx, desafio, 'CODIGO');
  const factor = await activeFactor(ctx.db, usuarioId);
  if (!factor?.porEmail) throw new AppError('entradaVencida');
  return { para: await sendEmailCode(ctx, usuarioId, 'ENTRADA') };
};

/** The new password; what was waiting began with the former one, and goes on with another token. */
export const passwordStep = async (ctx: PublicCtx, { desafio, senha }: EtapaSenha): Promise<SessaoAberta> => {
  const { desafio: _former, ...entry } = await waitingFor(ctx, desafio, 'SENHA');
  await within(ctx, async (inner) => {
    await setOwnPassword(inner, { usuarioId: entry.usuarioId, senha, campo: 'senha' });
    await appendEvent(inner.db, actorOfEntry(entry), ctx.agora, {
      cadeia: `entrada:${entry.usuarioId}`,
      ato: 'senhaTrocadaAoEntrar',
      dados: { endereco: ctx.endereco },
    });
  });
  return admit(ctx, entry);
};

/** A second factor begun. */
export const factorStep = async (ctx: PublicCtx, { desafio, meio }: EtapaMeio): Promise<SegundoFatorNovo> => {
  const { usuarioId } = await waitingFor(ctx, desafio, 'SEGUNDO_FATOR');
  return beginFactor(ctx, usuarioId, meio);
};

/** The second factor proved: its first code counts as the code of this entry. */
export const confirmFactorStep = async (
  ctx: PublicCtx,
  { desafio, codigo }: EtapaCodigo,
): Promise<SegundoFatorCadastrado> => {
  const entry = await waitingFor(ctx, desafio, 'SEGUNDO_FATOR');
  const codigos = await confirmFactor(ctx, entry.usuarioId, actorOfEntry(entry), codigo);
  return { codigos, sessao: await admit(ctx, { ...entry, codigoConferido: true }) };
};
