import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import type { Documento } from '#schemas/generated.ts';
import { formatTime, isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { isNoted, useNoteDemanded, type NotedAct } from '#src/conteudo/noted-acts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { useRefusable } from '../use-refusable.ts';
import { plainAsked, type Acts } from '../use-acts.ts';
import { waitingSigners } from '../waiting-signers.ts';
import { hasOwnDialog, OwnDialog, ownDialogs, type OwnDialogAct } from './OwnDialog.tsx';

/** Acts that ask before they are done. */
export const asking = [
  ...plainAsked,
  ...ownDialogs,
  'resgatar',
  'cobrarAssinaturas',
  'assumir',
  'cancelar',
  'reativarCancelar',
  'reverterMinuta',
  'excluir',
] as const;
export type Asking = (typeof asking)[number] | NotedAct;

interface ActDialogsProps {
  readonly documento: Documento;
  readonly acts: Acts;
  readonly open: Asking | undefined;
  readonly onClose: () => void;
}

type Reason = 'cancelar' | 'justificativa' | 'nota';

interface Question {
  readonly title: string;
  readonly effect: ReactNode;
  readonly confirm: string;
  readonly destructive?: boolean;
  readonly reason?: Reason;
  /** Offers a last day. */
  readonly prazo?: string;
  readonly perform: (reason: string, prazo: string | undefined) => Promise<void>;
}

/** The question of the act that was asked for: it names the document and states the effect. */
export const ActDialogs = ({ documento, acts, open, onClose }: ActDialogsProps) => {
  const text = useText();
  const noteDemanded = useNoteDemanded();
  const { busy, error, refuse, run } = useRefusable(() => close());
  const [prazo, setPrazo] = useState<string>();
  const [wrongDay, setWrongDay] = useState<string>();
  const close = (): void => {
    refuse(undefined);
    setPrazo(undefined);
    setWrongDay(undefined);
    onClose();
  };
  if (open !== undefined && hasOwnDialog(open))
    return <OwnDialog act={open} documento={documento} acts={acts} onClose={close} />;
  const question = open && questionOf(open, documento, acts, text);
  const confirm = (reason: string): void => {
    if (question && wrongDay === undefined) void run(() => question.perform(reason, prazo));
  };
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={question?.title ?? ''}
      confirmLabel={question?.confirm ?? ''}
      destructive={question?.destructive}
      busy={busy}
      error={error}
      reason={
        question?.reason
          ? {
              label: text(reasonTexts[question.reason].label),
              hint: text(reasonTexts[question.reason].hint),
              required: question.reason !== 'nota' || noteDemanded(open ?? ''),
            }
          : undefined
      }
      onConfirm={confirm}
      onClose={close}
    >
      {question?.effect}
      {question?.prazo !== undefined && (
        <Box sx={{ mt: 1.5 }}>
          <DateField
            label={question.prazo}
            value={prazo}
            min={isoDay(new Date())}
            onChange={setPrazo}
            onInvalid={setWrongDay}
          />
        </Box>
      )}
    </ConfirmDialog>
  );
};

const reasonTexts = {
  cancelar: { label: 'consulta.confirmar.cancelarMotivo', hint: 'consulta.confirmar.cancelarDica' },
  justificativa: { label: 'consulta.confirmar.justificativa', hint: 'consulta.confirmar.justificativaDica' },
  nota: { label: 'consulta.confirmar.nota', hint: 'consulta.confirmar.notaDica' },
} as const;

/** What the acts that are asked by their name demand besides a confirmation. */
const plainQuestions: Record<(typeof plainAsked)[number], Pick<Question, 'reason' | 'destructive'>> = {
  publicar: {},
  tornarImpublicavel: { reason: 'cancelar' },
  tornarPublicavel: {},
  recusarAssinatura: { reason: 'cancelar', destructive: true },
  solicitarExclusao: { reason: 'cancelar', destructive: true },
  aprovarExclusao: { destructive: true },
  recusarExclusao: { reason: 'justificativa' },
  versionar: {},
};

const isPlain = (act: string): act is (typeof plainAsked)[number] =>
  (plainAsked as readonly string[]).includes(act);

const questionOf = (
  act: Exclude<Asking, OwnDialogAct>,
  documento: Documento,
  acts: Acts,
  text: ReturnType<typeof useText>,
): Question => {
  const name = { documento: documentName(documento) };
  const { checkIn, emTransito, detentor } = documento;
  const nomes = waitingSigners(documento).join(', ');
  if (isPlain(act))
    return {
      title: text(`consulta.confirmar.${act}`, name),
      effect: text(`consulta.confirmar.${act}Texto`),
      confirm: text(`caixa.atos.${act}`),
      ...plainQuestions[act],
      perform: (reason) => acts.porNome(act, reason),
    };
  if (isNoted(act))
    return {
      title: text(`consulta.confirmar.${act}`, name),
      effect: text('consulta.confirmar.notaTexto'),
      confirm: text(`caixa.atos.${act}`),
      reason: 'nota',
      perform: (nota) => acts.comNota(act, nota),
    };
  const questions: Record<
    Exclude<Asking, OwnDialogAct | NotedAct | (typeof plainAsked)[number]>,
    Question
  > = {
    resgatar: {
      title: text('consulta.confirmar.resgatar', name),
      effect: text('consulta.confirmar.resgatarTexto', {
        destino: emTransito?.paraPessoa ?? emTransito?.paraUnidade.sigla,
        unidade: detentor.unidade.sigla,
      }),
      confirm: text('caixa.atos.resgatar'),
      perform: acts.resgatar,
    },
    cobrarAssinaturas: {
      title: text('consulta.confirmar.cobrarAssinaturas', name),
      effect: text('consulta.confirmar.cobrarAssinaturasTexto', { nomes }),
      confirm: text('consulta.confirmar.cobrarBotao'),
      prazo: text('consulta.confirmar.cobrarPrazo'),
      perform: (_, prazo) => acts.cobrarAssinaturas(nomes, prazo),
    },
    assumir: {
      title: text('consulta.confirmar.assumir', name),
      effect: text('consulta.confirmar.assumirTexto', {
        nome: checkIn.usuario?.nome,
        hora: checkIn.desde === undefined ? '' : formatTime(checkIn.desde),
      }),
      confirm: text('caixa.atos.assumir'),
      perform: () => acts.assumir(true),
    },
    cancelar: {
      title: text('consulta.confirmar.cancelar', name),
      effect: text('consulta.confirmar.cancelarTexto'),
      confirm: text('caixa.atos.cancelar'),
      destructive: true,
      reason: 'cancelar',
      perform: acts.cancelar,
    },
    reativarCancelar: {
      title: text('consulta.confirmar.reativarCancelar', name),
      effect: text('consulta.confirmar.reativarCancelarTexto'),
      confirm: text('caixa.atos.reativarCancelar'),
      perform: acts.reativarCancelar,
    },
    reverterMinuta: {
      title: text('consulta.confirmar.reverterMinuta', name),
      effect: text('consulta.confirmar.reverterMinutaTexto'),
      confirm: text('caixa.atos.reverterMinuta'),
      reason: 'cancelar',
      perform: acts.reverterMinuta,
    },
    excluir: {
      title: text('consulta.confirmar.excluir', { documento: documento.assunto }),
      effect: text('consulta.confirmar.excluirTexto'),
      confirm: text('caixa.atos.excluir'),
      destructive: true,
      perform: acts.excluir,
    },
  };
  return questions[act];
};
