import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import type { DossiePeca } from '#schemas/shapes/dossie.ts';
import { eventLook } from '#src/conteudo/event-look.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { text } from '#src/i18n/text.ts';
import type { TrilhaItem } from '#src/ui/Trilha.tsx';

interface Moment {
  /** `2026-03-01`, or an instant. */
  readonly when: string;
  readonly item: TrilhaItem;
}

/** What a piece tells of itself: when it came to be, when it was put and taken out, when it ends. */
const ofPiece = ({ id, conteudo, em, quem, validade, saida }: DossiePeca, today: string): Moment[] => {
  if (!conteudo) return [];
  const { rotulo, assunto, concluidoEm } = conteudo;
  const moment = (key: string, when: string, title: string, more: Partial<TrilhaItem> = {}): Moment => ({
    when,
    item: { id: `${id}-${key}`, title, moment: formatDay(when), ...more },
  });
  return [
    ...(concluidoEm === undefined
      ? []
      : [moment('nasceu', concluidoEm, text('dossieTela.linha.peca', { rotulo }), { detail: assunto })]),
    moment('posta', em, text('dossieTela.linha.posta', { rotulo }), { detail: quem }),
    ...(validade === undefined || saida
      ? []
      : [
          moment(
            'vence',
            validade,
            text(validade < today ? 'dossieTela.linha.venceu' : 'dossieTela.linha.vence', { rotulo }),
            { kind: validade < today ? 'no' : 'later' },
          ),
        ]),
    ...(saida
      ? [
          moment('retirada', saida.em, text('dossieTela.linha.retirada', { rotulo }), {
            detail: saida.quem,
            quote: saida.motivo,
          }),
        ]
      : []),
  ];
};

/** Acts that the pieces tell of, each better than the act does. */
const toldByPieces: readonly string[] = ['pecasPostas', 'pecaDoDossieRetirada'];

const ofAct = ({ id, ato, momento, texto, quem }: ItemHistorico): Moment => ({
  when: momento,
  item: { id, title: texto, detail: quem, moment: formatDay(momento), icon: eventLook(ato).icon },
});

/** What happened to a dossier and to its pieces, the newest first; and before that what is still to come, the nearest last. */
export const timelineOf = (
  pecas: readonly DossiePeca[],
  acts: readonly ItemHistorico[],
  today: string,
): readonly TrilhaItem[] =>
  [
    ...pecas.flatMap((peca) => ofPiece(peca, today)),
    ...acts.filter(({ ato }) => !toldByPieces.includes(ato)).map(ofAct),
  ]
    .sort((a, b) => b.when.localeCompare(a.when))
    .map(({ item }) => item);
