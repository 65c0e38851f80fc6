import { defined } from '#schemas/defined.ts';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Binoculars, MessageSquareText, Printer, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { text } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ActionBar } from '#src/ui/ActionBar.tsx';
import type { BarAction } from '#src/ui/bar-action.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { undoLast } from '#src/ui/undo.ts';
import { useShortcuts } from '#src/ui/use-shortcuts.ts';
import type { ActKey } from '../act-names.ts';
import styles from '../Consulta.module.css';
import { conhecimentoPath, tramitePath } from '../content-path.ts';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import { isNoted, notedActs, useNoteDemanded, type NotedAct } from '../noted-acts.ts';
import { useOfferDossie } from '../dossie/use-offer-dossie.tsx';
import { actBar } from './act-bar.ts';
import { ActDialogs, isAsking, type KindDialogs } from './ActDialogs.tsx';
import type { Acts } from './use-acts.ts';

/** What a kind of content adds to the acts that every kind has. */
export interface KindActs extends KindDialogs {
  /** Acts done at once, without a question; the screens that an act opens are among them. */
  readonly direct: Partial<Record<ActKey, () => void>>;
  /** What would make a refused act possible, besides what every kind knows. */
  readonly wayOut?: (act: ActKey, step: WayStep) => ReactNode;
}

/** A button that does an allowed act; nothing where it is not allowed. */
type WayStep = (act: ActKey) => ReactNode;

interface ContentActionsProps {
  readonly conteudo: ConteudoAberto;
  /** How the content is called in a sentence. */
  readonly name: string;
  readonly acts: Acts;
  readonly own: KindActs;
  /** What only this kind has, and comes before the acts of every content: the first of them is the likeliest. */
  readonly first?: readonly BarAction[];
  /** What stands last under "Mais ações": what can be done with the paper. */
  readonly paper: readonly BarAction[];
  readonly onPrint: () => void;
}

/** The bar of acts of a content, with their keys and their questions. */
export const ContentActions = ({
  conteudo,
  name,
  acts,
  own,
  first = [],
  paper,
  onPrint,
}: ContentActionsProps) => {
  const text = useText();
  const [question, setQuestion] = useState<ActKey>();
  const noteDemanded = useNoteDemanded();
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const navigate = useNavigate();
  // where the content was opened from: who sends it goes back there
  const state: unknown = useLocation().state;
  const { id, tipo, checkIn, acompanhado } = conteudo;
  const direct = {
    ...directActs(acts),
    tramitar: () => void navigate(tramitePath([id], tipo), { state }),
    darConhecimento: () => void navigate(conhecimentoPath(id, tipo)),
    ...own.direct,
  };
  const perform = (act: ActKey): void => {
    // taking what is free hurts nobody; from another person it is asked
    if (act === 'assumir' && checkIn.situacao !== 2) acts.assumir(false).catch(notifyProblem);
    else if (isNoted(act) ? noteDemanded(act) : asks(act, own)) setQuestion(act);
    else void direct[act]?.();
  };
  const step: WayStep = (act) =>
    allows(conteudo, act) && (
      <Button size="small" autoFocus onClick={() => perform(act)}>
        {text(`caixa.atos.${act}`)}
      </Button>
    );
  const { bar, side, more } = actBar(conteudo, {
    perform,
    wayOut: (act) => wayOut(conteudo, step) || own.wayOut?.(act, step),
    busy: acts.busy,
  });
  const dossie = useOfferDossie([conteudo], false);
  const noted = withNote(conteudo, noteDemanded, setQuestion);
  useShortcuts([
    ...bar
      .filter(({ shortcut, motivo }) => shortcut !== undefined && motivo === undefined)
      .map(({ shortcut = '', label, perform: act }) => ({ keys: shortcut, label, perform: act })),
    { keys: 'z', label: text('ui.desfazer'), perform: undoLast },
  ]);
  return (
    <>
      <ActionBar
        label={text('consulta.acoes')}
        actions={first.length > 0 ? leading(first, bar) : bar}
        more={[
          ...(wide ? [] : side),
          ...unreceiving(conteudo, acts),
          ...noted,
          ...more,
          ...dossie.actions,
          ...paper,
        ]}
        end={
          <span className={styles.side}>
            {wide &&
              side.map(({ id: name, label, icon: Icon, perform: act }) => (
                <Button
                  key={name}
                  variant="text"
                  startIcon={Icon && <Icon aria-hidden="true" />}
                  onClick={act}
                >
                  {label}
                </Button>
              ))}
            <IconAction
              icon={Binoculars}
              label={text(acompanhado ? 'consulta.deixarDeAcompanhar' : 'consulta.acompanhar')}
              className={acompanhado ? styles.followed : undefined}
              onClick={() => void (acompanhado ? acts.deixarDeAcompanhar : acts.acompanhar)()}
            />
            <IconAction icon={Printer} label={text('consulta.imprimir')} onClick={onPrint} />
          </span>
        }
      />
      {dossie.dialog}
      <ActDialogs
        conteudo={conteudo}
        name={name}
        acts={acts}
        own={own}
        open={question}
        onClose={() => setQuestion(undefined)}
      />
    </>
  );
};

/** One filled button, the first of all; what every content has comes after a line. */
const leading = (first: readonly BarAction[], bar: readonly BarAction[]): readonly BarAction[] => [
  ...first.map((action, index) => ({ ...action, primary: index === 0 })),
  ...bar.map((action, index) => ({
    ...action,
    primary: false,
    ...defined({ startsGroup: index === 0 || undefined }),
  })),
];

/** What was just received goes back on its way. */
const unreceiving = (
  { desfazRecebimento: tramiteId }: ConteudoAberto,
  { desfazerRecebimento }: Acts,
): readonly BarAction[] =>
  tramiteId === undefined
    ? []
    : [
        {
          id: 'desfazerRecebimento',
          label: text('consulta.desfazerRecebimento'),
          icon: Undo2,
          perform: () => void desfazerRecebimento(tramiteId).catch(notifyProblem),
        },
      ];

/** Where the note is the person's choice, the way to write one. */
const withNote = (
  { acoes, recebimento }: ConteudoAberto,
  noteDemanded: (act: string) => boolean,
  ask: (act: NotedAct) => void,
): readonly BarAction[] =>
  notedActs
    .filter((act) => !noteDemanded(act) && acoes.some(({ nome, permitida }) => permitida && nome === act))
    .filter((act) => act !== 'tomarCiencia' || recebimento?.conhecimento === true)
    .map((act) => ({
      id: `${act}ComNota`,
      label: text(`caixa.comNota.${act}`),
      icon: MessageSquareText,
      perform: () => ask(act),
    }));

const asks = (act: ActKey, { questions, dialogs }: KindActs): boolean =>
  isAsking(act) || questions?.[act] !== undefined || dialogs?.[act] !== undefined;

const allows = ({ acoes }: ConteudoAberto, act: ActKey): boolean =>
  acoes.some(({ nome, permitida }) => nome === act && permitida);

const directActs = (acts: Acts): Partial<Record<ActKey, () => Promise<void>>> => ({
  receber: acts.receber,
  tomarCiencia: acts.tomarCiencia,
  devolver: acts.devolver,
  liberar: acts.liberar,
  finalizar: acts.finalizar,
  reativarFinalizar: acts.reativarFinalizar,
  retirarPedidoExclusao: () => acts.porNome('retirarPedidoExclusao', '').catch(notifyProblem),
});

/** What would make a refused act possible in any kind, when the person can do it. */
const wayOut = (conteudo: ConteudoAberto, step: WayStep): ReactNode =>
  (conteudo.checkIn.situacao === 2 && step('assumir')) ||
  (conteudo.emTransito && (step('resgatar') || step('receber'))) ||
  step('devolver');
