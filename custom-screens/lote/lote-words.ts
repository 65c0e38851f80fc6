import type { AtoEmLote } from '#schemas/generated.ts';
import { text } from '#src/i18n/text.ts';
import { actNameOf } from '#src/conteudo/act-names.ts';

/** "Receber em 200 itens". */
export const loteName = ({ ato, total }: Pick<AtoEmLote, 'ato' | 'total'>): string => {
  const look = actNameOf(ato);
  return text('lote.nome', { ato: look ? text(look.label) : ato, count: total });
};

/** "197 feitos, 3 não feitos": only what there is. */
export const countsText = ({ feitos, recusados, cancelados, pendentes }: AtoEmLote): string =>
  [
    text('lote.feitos', { count: feitos }),
    ...(recusados > 0 ? [text('lote.recusados', { count: recusados })] : []),
    ...(cancelados > 0 ? [text('lote.cancelados', { count: cancelados })] : []),
    ...(pendentes > 0 ? [text('lote.pendentes', { count: pendentes })] : []),
  ].join(', ');

/** How many have their answer. */
export const decidedOf = ({ total, pendentes }: AtoEmLote): number => total - pendentes;
