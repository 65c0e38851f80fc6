import { AppError } from '#schemas/app-error.ts';
import type { Acao } from '#schemas/shapes/conteudo.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import type { Rule } from './act.ts';
import type { Reason } from './conditions.ts';
import type { Situation } from './situation.ts';
import { nameOfKind } from '#server/conteudo/especies/index.ts';

/** What an act says now: allowed, refused with its reason, or out of place (it does not apply to this kind or state). */
export const judge = (rule: Rule, situation: Situation): 'permitida' | 'fora' | Reason => {
  const { especies, fase, estado, exige } = rule;
  if (
    !especies.includes(situation.tipo) ||
    !fase.includes(situation.fase) ||
    !estado.includes(situation.estado)
  )
    return 'fora';
  for (const condition of exige) {
    const refused = condition(situation);
    if (refused) return refused;
  }
  return 'permitida';
};

/** Refusals that say nothing to the person (they never could): the act is not shown at all. */
const silentReasons: ReadonlySet<string> = new Set([
  'nadaAReceber',
  'nadaAResgatar',
  'nadaARedirecionar',
  'naoEhAssinante',
  'nadaAAssinar',
  'assinaComSenha',
  'nadaADevolver',
  'nadaAResponder',
  'semVigencia',
  'semLocal',
  'guardadoEmOutro',
  'nadaADistribuir',
  'naoEstaComVoce',
  'jaEstaComVoce',
  'semPermissao',
  'semPedidoDeExclusao',
  'semCredencial',
  'modeloNaoPublica',
  'semPedidoAoArquivo',
]);

/** A reason as it is said of a content of a kind. */
export const reasonText = ({ motivo, dados }: Reason, tipo: number): string =>
  mensagem(`documento.motivo.${motivo}` as MessageKey, { especie: nameOfKind(tipo), ...dados });

/** What the person may do now and, of what does not apply to them at all, nothing. */
export const acoesOf = (rules: readonly Rule[], situation: Situation): Acao[] =>
  rules.flatMap((rule): Acao[] => {
    const verdict = judge(rule, situation);
    if (verdict === 'fora') return [];
    if (verdict === 'permitida') return [{ nome: rule.nome, permitida: true }];
    if (silentReasons.has(verdict.motivo)) return [];
    return [{ nome: rule.nome, permitida: false, motivo: reasonText(verdict, situation.tipo) }];
  });

/** The acts that a row of a list offers, by name. */
export const offeredInList = (rules: readonly Rule[], situation: Situation): string[] =>
  rules
    .filter(
      (rule) =>
        rule.naLista?.(situation) === undefined &&
        rule.naLista !== undefined &&
        judge(rule, situation) === 'permitida',
    )
    .map(({ nome }) => nome);

/** One act as it stands now, for who asks about it alone: allowed or not, and why not where there is something to say. */
export const standingOf = (
  rule: Rule,
  situation: Situation,
): { readonly permitida: boolean; readonly motivo?: string } => {
  const [acao] = acoesOf([rule], situation);
  return { permitida: acao?.permitida ?? false, motivo: acao?.motivo ? acao.motivo : undefined };
};

/** The same, for a screen that asks before it opens: allowed, or why not in any case. */
export const guardOf = (
  rule: Rule,
  situation: Situation,
): { readonly permitida: boolean; readonly motivo?: string } => {
  const verdict = judge(rule, situation);
  if (verdict === 'permitida') return { permitida: true };
  return {
    permitida: false,
    motivo:
      verdict === 'fora' ? mensagem('documento.motivo.foraDeEstado') : reasonText(verdict, situation.tipo),
  };
};

/** Refuses an act that is not allowed now, with its reason. */
export const requireAllowed = (rule: Rule, situation: Situation): void => {
  const verdict = judge(rule, situation);
  if (verdict === 'permitida') return;
  if (verdict === 'fora')
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('documento.motivo.foraDeEstado') });
  if (verdict.motivo === 'semPermissao') throw new AppError('acessoNegado');
  throw new AppError('transicaoNaoPermitida', { motivo: reasonText(verdict, situation.tipo) });
};
