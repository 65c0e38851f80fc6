import { AppError } from '#schemas/app-error.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import type { EntradaPendente } from '#schemas/shapes/credencial.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import {
  activeFactor,
  factorIsRequired,
  mustChangePassword,
  passwordRules,
  requireCode,
  sendEmailCode,
} from '#server/pessoas/credencial/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { watchHours } from '#server/pessoas/alerta/index.ts';
import type { Entry } from './entry.ts';
import { openSession } from './open-session.ts';
import { dropPending, keepPending } from './pending-entry.ts';
import { requireOpenDoors } from '#server/instalacao/area-restrita/index.ts';
import { accountById, type Account } from './account.ts';

/** An account that may enter, with the unit where it begins. */
type EnteringAccount = Account & { readonly unidadeId: number };

/** The account of who proved who they are; refused when it is blocked or inactive, or while only administrators enter. */
const accountThatEnters = async (ctx: PublicCtx, usuarioId: number): Promise<EnteringAccount> => {
  const account = await accountById(ctx.db, usuarioId);
  const { unidadeId } = account ?? {};
  if (!account || account.bloqueado) throw new AppError('usuarioBloqueado');
  if (!account.ativo) throw new AppError('usuarioInativo');
  if (typeof unidadeId !== 'number') throw new AppError('usuarioSemUnidade');
  if (!account.administrador) await requireOpenDoors(ctx);
  return { ...account, unidadeId };
};

type Step = EntradaPendente['etapa'];

const codes: Readonly<Record<Step, ErrorCode>> = {
  CODIGO: 'codigoNecessario',
  SENHA: 'trocaDeSenhaNecessaria',
  SEGUNDO_FATOR: 'segundoFatorNecessario',
};

/**
 * Lets in who proved who they are: opens the session, or refuses it with what is still missing and the token to go on. Every
 * way in ends here, with a password of ours or not.
 */
export const admit = async (ctx: PublicCtx, entry: Entry, codigo?: string): Promise<SessaoAberta> => {
  // only who proved who they are learns that the account is blocked
  const { unidadeId } = await accountThatEnters(ctx, entry.usuarioId);
  const proved = codigo === undefined ? entry : await withCode(ctx, entry, codigo);
  const step = await nextStep(ctx, proved);
  if (step !== undefined) throw await stepError(ctx, proved, step);
  // Two answers to the last step at the same instant open one session.
  if (proved.desafio !== undefined && !(await dropPending(ctx, proved.desafio)))
    throw new AppError('entradaVencida');
  return watchHours(ctx, entry.usuarioId, () => openSession(ctx, proved, unidadeId));
};

/** What is missing, in order: first everything that proves the person, then what they have to put right. */
export const nextStep = async ({ db, agora }: PublicCtx, entry: Entry): Promise<Step | undefined> => {
  const { usuarioId } = entry;
  const factor = await activeFactor(db, usuarioId);
  if (factor && !entry.codigoConferido) return 'CODIGO';
  if (entry.entrada === 'SENHA' && (await mustChangePassword(db, usuarioId, agora))) return 'SENHA';
  return !factor && (await factorIsRequired(db, usuarioId)) ? 'SEGUNDO_FATOR' : undefined;
};

/** Accepts the code of the second factor; who has none is asked for none. */
const withCode = async (ctx: PublicCtx, entry: Entry, codigo: string): Promise<Entry> => {
  const { usuarioId } = entry;
  const factor = await activeFactor(ctx.db, usuarioId);
  if (!factor) return entry;
  await requireCode(ctx, { usuarioId, factor, finalidade: 'ENTRADA', codigo });
  return { ...entry, codigoConferido: true };
};

const stepError = async (ctx: PublicCtx, entry: Entry, etapa: Step): Promise<AppError> => {
  const { desafio, expiraEm } = await keepPending(ctx, entry);
  const pendente: EntradaPendente = {
    desafio,
    etapa,
    expiraEm: expiraEm.toISOString(),
    ...(etapa === 'CODIGO' ? await codeStep(ctx, entry.usuarioId) : {}),
    regras: etapa === 'SENHA' ? await passwordRules(ctx.db) : undefined,
    porEmail: etapa === 'SEGUNDO_FATOR' ? await mayUseEmail(ctx) : undefined,
  };
  return new AppError(codes[etapa], {}, { payload: pendente });
};

const codeStep = async (ctx: PublicCtx, usuarioId: number): Promise<Partial<EntradaPendente>> => {
  const factor = await activeFactor(ctx.db, usuarioId);
  if (!factor) return {};
  const { meio, porEmail } = factor;
  if (meio === 'APLICATIVO') return { meio, porEmail };
  const para = await sendOnce(ctx, usuarioId);
  return { meio, porEmail, para };
};

/** Who only has the e-mail gets the code without asking; after too many unused ones, they wait and then ask for it. */
const sendOnce = async (ctx: PublicCtx, usuarioId: number): Promise<string | undefined> => {
  try {
    return await sendEmailCode(ctx, usuarioId, 'ENTRADA');
  } catch (error) {
    if (error instanceof AppError && error.code === 'muitasTentativas') return undefined;
    throw error;
  }
};

const mayUseEmail = async ({ db }: PublicCtx): Promise<boolean> => (await readSettings(db)).codigoPorEmail;
