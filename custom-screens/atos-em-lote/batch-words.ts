import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import { text } from '#src/i18n/text.ts';
import { actNameOf } from '#src/conteudo/act-names.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';

/** Acts that are asked in bulk on a screen of their own, and offered nowhere else. */
const ofScreens: Readonly<Record<string, MessageKey>> = {
  transferir: 'caixa.atos.transferir',
  conferirSolicitacao: 'caixa.atos.conferirSolicitacao',
  devolverSolicitacao: 'caixa.atos.devolverSolicitacao',
  pedirAssinatura: 'caixa.atos.pedirAssinatura',
  autuarSolicitacao: 'caixa.atos.autuarSolicitacao',
  encerrarSolicitacao: 'caixa.atos.encerrarSolicitacao',
};

/** "Receber em 200 itens". */
export const loteName = ({ ato, total }: Pick<AtoEmLote, 'ato' | 'total'>): string => {
  const label = actNameOf(ato)?.label ?? ofScreens[ato];
  return text('atoEmLote.nome', { ato: label ? text(label) : ato, count: total });
};

/** "197 feitos, 3 não feitos": only what there is. */
export const countsText = ({ feitos, recusados, cancelados, pendentes }: AtoEmLote): string =>
  [
    text('atoEmLote.feitos', { count: feitos }),
    ...(recusados > 0 ? [text('atoEmLote.recusados', { count: recusados })] : []),
    ...(cancelados > 0 ? [text('atoEmLote.cancelados', { count: cancelados })] : []),
    ...(pendentes > 0 ? [text('atoEmLote.pendentes', { count: pendentes })] : []),
  ].join(', ');

/** How many have their answer. */
export const decidedOf = ({ total, pendentes }: AtoEmLote): number => total - pendentes;
