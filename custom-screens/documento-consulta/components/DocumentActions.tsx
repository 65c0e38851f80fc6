import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Binoculars, MessageSquareText, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Documento } from '#schemas/generated.ts';
import { text } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { ActKey } from '#src/conteudo/act-names.ts';
import { isNoted, notedActs, useNoteDemanded, type NotedAct } from '#src/conteudo/noted-acts.ts';
import { edicaoPath } from '#src/conteudo/content-path.ts';
import { ActionBar } from '#src/ui/ActionBar.tsx';
import type { BarAction } from '#src/ui/bar-action.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notifyProblem } from '#src/ui/notify.ts';
import { undoLast } from '#src/ui/undo.ts';
import { useShortcuts } from '#src/ui/use-shortcuts.ts';
import { documentBar } from '../actions.ts';
import { useActs, type Acts } from '../use-acts.ts';
import { useForwarding } from '../use-forwarding.ts';
import { ActDialogs, asking, type Asking } from './ActDialogs.tsx';
import styles from './Consulta.module.css';

interface DocumentActionsProps {
  readonly documento: Documento;
  /** Printing, downloading, copying: what can be done with the paper. */
  readonly paper: readonly BarAction[];
  readonly onPrint: () => void;
  readonly onSigners: () => void;
}

/** The bar of acts of a document, with their keys and their questions. */
export const DocumentActions = ({ documento, paper, onPrint, onSigners }: DocumentActionsProps) => {
  const text = useText();
  const navigate = useNavigate();
  const acts = useActs(documento);
  const [question, setQuestion] = useState<Asking>();
  const noteDemanded = useNoteDemanded();
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const { id, checkIn, acompanhado } = documento;
  const returning = useForwarding(documento)?.retornoObrigatorio ?? false;
  const perform = (act: ActKey): void => {
    // taking a free document hurts nobody; from another person it is asked
    if (act === 'assumir' && checkIn.situacao !== 2) acts.assumir(false).catch(notifyProblem);
    else if (isAsking(act) || (isNoted(act) && noteDemanded(act))) setQuestion(act);
    else if (act === 'editar' || act === 'concluir') void navigate(edicaoPath(id));
    else if (act === 'tramitar')
      void navigate(`/principal/documento/tramite/${id}/${returning ? 'devolver' : 'encaminhar'}`);
    else void directActs(acts)[act]?.();
  };
  const { bar, side, more } = documentBar(documento, {
    perform,
    wayOut: (act) => wayOut({ act, documento, perform, onSigners, text }),
    ...(acts.busy === undefined ? {} : { busy: acts.busy }),
  });
  const noted = withNote(documento, noteDemanded, setQuestion);
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
        actions={bar}
        more={[...(wide ? [] : side), ...noted, ...more, ...paper]}
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
      <ActDialogs documento={documento} acts={acts} open={question} onClose={() => setQuestion(undefined)} />
    </>
  );
};

/** Where the note is the person's choice, the way to write one. */
const withNote = (
  { acoes, recebimento }: Documento,
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

const isAsking = (act: string): act is Asking => (asking as readonly string[]).includes(act);

const directActs = (acts: Acts): Partial<Record<ActKey, () => Promise<void>>> => ({
  receber: acts.receber,
  tomarCiencia: acts.tomarCiencia,
  devolver: acts.devolver,
  liberar: acts.liberar,
  finalizar: acts.finalizar,
  reativarFinalizar: acts.reativarFinalizar,
  criarCopia: acts.criarCopia,
  retirarPedidoExclusao: () => acts.porNome('retirarPedidoExclusao', '').catch(notifyProblem),
});

interface WayOutArgs {
  readonly act: ActKey;
  readonly documento: Documento;
  readonly perform: (act: ActKey) => void;
  readonly onSigners: () => void;
  readonly text: ReturnType<typeof useText>;
}

/** What would make a refused act possible, when the person can do it. */
const wayOut = ({ act, documento, perform, onSigners, text }: WayOutArgs): ReactNode => {
  const can = (name: ActKey): boolean =>
    documento.acoes.some(({ nome, permitida }) => nome === name && permitida);
  const step = (name: ActKey, label: string) => (
    <Button size="small" autoFocus onClick={() => perform(name)}>
      {label}
    </Button>
  );
  if (documento.checkIn.situacao === 2 && can('assumir')) return step('assumir', text('caixa.atos.assumir'));
  if (documento.emTransito && can('resgatar')) return step('resgatar', text('caixa.atos.resgatar'));
  if (documento.emTransito && can('receber')) return step('receber', text('caixa.atos.receber'));
  if (can('devolver')) return step('devolver', text('caixa.atos.devolver'));
  if (act === 'finalizar' && can('cobrarAssinaturas'))
    return step('cobrarAssinaturas', text('caixa.atos.cobrarAssinaturas'));
  if (act !== 'assinar') return undefined;
  return (
    <Button size="small" autoFocus onClick={onSigners}>
      {text('consulta.verAssinantes')}
    </Button>
  );
};
