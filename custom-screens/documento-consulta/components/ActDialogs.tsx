import { useState, type ReactNode } from 'react';
import type { Documento } from '#schemas/generated.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { formatTime } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { documentName } from '#src/conteudo/document-name.ts';
import { AssinarDialog } from '#src/conteudo/AssinarDialog.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { Acts } from '../use-acts.ts';
import { waitingSigners } from '../waiting-signers.ts';
import { QuemVeDialog } from './QuemVeDialog.tsx';

/** Acts that ask before they are done. */
export const asking = [
  'assinar',
  'resgatar',
  'cobrarAssinaturas',
  'assumir',
  'cancelar',
  'reativarCancelar',
  'reverterMinuta',
  'excluir',
  'verQuemVe',
] as const;
export type Asking = (typeof asking)[number];

interface ActDialogsProps {
  readonly documento: Documento;
  readonly acts: Acts;
  readonly open: Asking | undefined;
  readonly onClose: () => void;
}

interface Question {
  readonly title: string;
  readonly effect: ReactNode;
  readonly confirm: string;
  readonly destructive?: boolean;
  readonly reason?: boolean;
  readonly perform: (reason: string) => Promise<void>;
}

/** The question of the act that was asked for: it names the document and states the effect. */
export const ActDialogs = ({ documento, acts, open, onClose }: ActDialogsProps) => {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const close = (): void => {
    setError(undefined);
    onClose();
  };
  if (open === 'assinar') return <AssinarDialog open ids={[documento.id]} onClose={close} />;
  if (open === 'verQuemVe') return <QuemVeDialog documento={documento} onClose={close} />;
  const question = open && questionOf(open, documento, acts, text);
  const confirm = async (reason: string): Promise<void> => {
    if (!question || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await question.perform(reason);
      close();
    } catch (problem) {
      if (!(problem instanceof HttpProblem)) throw problem;
      setError(problem.erros[0]?.mensagem ?? problem.message);
    } finally {
      setBusy(false);
    }
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
              label: text('consulta.confirmar.cancelarMotivo'),
              hint: text('consulta.confirmar.cancelarDica'),
              required: true,
            }
          : undefined
      }
      onConfirm={(reason) => void confirm(reason)}
      onClose={close}
    >
      {question?.effect}
    </ConfirmDialog>
  );
};

const questionOf = (
  act: Exclude<Asking, 'assinar' | 'verQuemVe'>,
  documento: Documento,
  acts: Acts,
  text: ReturnType<typeof useText>,
): Question => {
  const name = { documento: documentName(documento) };
  const { checkIn, emTransito, detentor } = documento;
  const nomes = waitingSigners(documento).join(', ');
  const questions: Record<Exclude<Asking, 'assinar' | 'verQuemVe'>, Question> = {
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
      perform: () => acts.cobrarAssinaturas(nomes),
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
      reason: true,
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
      reason: true,
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
