import { AppError } from '#schemas/app-error.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Acao } from '#schemas/generated.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  judge,
  silentReasons,
  transitionOf,
  transitions,
  type Reason,
  type Situation,
  type Transition,
} from './conteudo.rules.ts';
import { loadSituation, type Loaded } from './load-situation.ts';

const inWords = ({ motivo, dados }: Reason): string =>
  mensagem(`documento.motivo.${motivo}` as MessageKey, dados);

/** What the person may do now and, of what does not apply to them at all, nothing. */
export const acoesOf = (situation: Situation): Acao[] =>
  transitions.flatMap((transition): Acao[] => {
    const verdict = judge(transition, situation);
    if (verdict === 'fora') return [];
    if (verdict === 'permitida') return [{ nome: transition.acao, permitida: true }];
    if (silentReasons.has(verdict.motivo)) return [];
    return [{ nome: transition.acao, permitida: false, motivo: inWords(verdict) }];
  });

/** Refuses an act that the table does not allow now, with its reason. */
export const requireAllowed = (transition: Transition, situation: Situation): void => {
  const verdict = judge(transition, situation);
  if (verdict === 'permitida') return;
  if (verdict === 'fora')
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('documento.motivo.foraDeEstado') });
  if (verdict.motivo === 'semPermissao') throw new AppError('acessoNegado');
  throw new AppError('transicaoNaoPermitida', { motivo: inWords(verdict) });
};

/** Loads a document, held until the end of the transaction, on which the act is allowed, with the event that it leaves. */
export const loadForAct = async (
  ctx: Ctx,
  id: number,
  acao: string,
): Promise<Loaded & { transition: Transition; evento: string }> => {
  const loaded = await loadSituation(ctx, id, { lock: true });
  const transition = transitionOf(acao);
  requireAllowed(transition, loaded.situation);
  if (transition.evento === undefined) throw new Error(`ato sem evento: ${acao}`);
  return { ...loaded, transition, evento: transition.evento };
};

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
