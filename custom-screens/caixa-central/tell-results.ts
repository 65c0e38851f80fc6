import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import { text } from '#src/i18n/text.ts';
import { forgetUndo, notifyUndo } from '#src/ui/undo.ts';
import { notify, type NotificationAction } from '#src/ui/notify.ts';
import { actNames } from '#src/conteudo/act-names.ts';
import { isOwnAct, type CaixaActName } from './actions.ts';

interface Telling {
  readonly act: CaixaActName;
  readonly results: readonly ResultadoItem[];
  /** Takes back what was done, where the act allows. */
  readonly undo?: () => Promise<void>;
  /** Shows what became of each item. */
  readonly onDetails: () => void;
  /** A next step: forwarding again what was rescued. */
  readonly next?: NotificationAction;
}

/** "4 recebidos. 1 não: já está com Luciana." with the details at hand, and the way back where there is one. */
export const tellResults = ({ act, results, undo, onDetails, next }: Telling): void => {
  const done = results.filter(({ ok }) => ok);
  const failed = results.filter(({ ok }) => !ok);
  const message = resultMessage(act, results);
  const details = { label: text('ui.detalhes'), perform: onDetails };
  const actions = [
    ...(failed.length > 0 && results.length > 1 ? [details] : []),
    ...(next && done.length > 0 ? [next] : []),
  ];
  const kind = failed.length > 0 ? 'warning' : 'success';
  if (undo && done.length > 0) notifyUndo(message, undo, { kind, actions });
  else {
    if (done.length > 0) forgetUndo();
    notify(message, { kind, actions });
  }
};

/** The sentence of a result: what was done, and of what was not, why. */
const resultMessage = (act: Telling['act'], results: readonly ResultadoItem[]): string => {
  const done = results.filter(({ ok }) => ok);
  const failed = results.filter(({ ok }) => !ok);
  const feitos = done.length === 0 ? '' : doneText(act, { count: done.length, item: done[0]?.rotulo });
  const [first] = failed;
  if (!first) return feitos;
  const motivo = inSentence(first.mensagem ?? text('caixa.resultado.naoFeito'));
  if (results.length === 1) return text('caixa.feito.falhou', { item: first.rotulo, motivo });
  if (done.length === 0) return text('caixa.feito.nenhum');
  return failed.length === 1
    ? text('caixa.feito.umNao', { feitos, motivo })
    : text('caixa.feito.variosNao', { feitos, count: failed.length });
};

const doneText = (act: CaixaActName, values: { count: number; item: string | undefined }): string => {
  if (act === 'receberETramitar') return text('caixa.feito.receber', values);
  return isOwnAct(act)
    ? text(`caixa.feito.${act}`, { ...values, destino: '' })
    : text('atoEmLote.feito', { ...values, ato: text(actNames[act].label) });
};

/** A reason after a colon begins small, unless it begins with a name. */
const inSentence = (reason: string): string =>
  /^(O|A|Os|As|Este|Esta|Estes|Ainda|Seu|Já|Não|Só|Você|Nada|Há)(?=\s)/u.test(reason)
    ? reason.charAt(0).toLowerCase() + reason.slice(1)
    : reason;
