import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { formatTime, isoDay } from '#src/i18n/dates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import { QuemVeDialog } from '../acesso/QuemVeDialog.tsx';
import { actLabelOf, type ActKey } from '../act-names.ts';
import { AssinarDialog } from '../AssinarDialog.tsx';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import { GuardarDialog } from '../guarda/GuardarDialog.tsx';
import { RetirarDoLocalDialog } from '../guarda/RetirarDoLocalDialog.tsx';
import { RedirecionarDialog } from '../destinos/RedirecionarDialog.tsx';
import { EnviarAoArquivoDialog } from '../EnviarAoArquivoDialog.tsx';
import { DistribuirDialog } from '../DistribuirDialog.tsx';
import { isNoted, useNoteDemanded, type NotedAct } from '../noted-acts.ts';
import { TrocarDetentor } from './TrocarDetentor.tsx';
import { plainAsked, type Acts } from './use-acts.ts';
import { useRefusable } from './use-refusable.ts';

/** Acts that ask before they are done, whatever the kind. */
const asking = [
  ...plainAsked,
  'distribuir',
  'enviarAoArquivo',
  'redirecionar',
  'trocarDetentor',
  'guardar',
  'retirarDoLocal',
  'assinar',
  'resgatar',
  'assumir',
  'cancelar',
  'reativarCancelar',
  'reverterMinuta',
  'excluir',
  'verQuemVe',
] as const;
type Asking = (typeof asking)[number] | NotedAct;

/** Acts with a dialog of their own. */
type OwnDialog =
  | 'distribuir'
  | 'enviarAoArquivo'
  | 'redirecionar'
  | 'assinar'
  | 'verQuemVe'
  | 'trocarDetentor'
  | 'guardar'
  | 'retirarDoLocal';

/** What a kind of content asks for the acts that only it has: a question, or a whole dialog. */
export interface KindDialogs {
  readonly questions?: Partial<Record<ActKey, Question>>;
  readonly dialogs?: Partial<Record<ActKey, (close: () => void) => ReactNode>>;
}

interface ActDialogsProps {
  readonly conteudo: ConteudoAberto;
  /** How the content is called in a sentence. */
  readonly name: string;
  readonly acts: Acts;
  readonly own: KindDialogs;
  readonly open: ActKey | undefined;
  readonly onClose: () => void;
}

type Reason = 'cancelar' | 'justificativa' | 'nota' | 'outroOrgao' | 'recibo';

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

/** The question of the act that was asked for: it names the content and states the effect. */
export const ActDialogs = ({ conteudo, name, acts, own, open, onClose }: ActDialogsProps) => {
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
  if (open === undefined) return null;
  const dialog = own.dialogs?.[open];
  if (dialog) return <>{dialog(close)}</>;
  if (open === 'assinar') return <AssinarDialog open ids={[conteudo.id]} onClose={close} />;
  if (open === 'verQuemVe') return <QuemVeDialog id={conteudo.id} name={name} onClose={close} />;
  if (open === 'guardar') return <GuardarDialog ids={[conteudo.id]} name={name} onClose={close} />;
  if (open === 'retirarDoLocal') return <RetirarDoLocalDialog id={conteudo.id} name={name} onClose={close} />;
  if (open === 'trocarDetentor')
    return <TrocarDetentor conteudo={conteudo} name={name} onChange={acts.trocarDetentor} onClose={close} />;
  if (open === 'distribuir')
    return (
      <DistribuirDialog
        title={text('tramite.distribuir.um', { item: name })}
        busy={busy}
        error={error}
        onConfirm={(pessoa) => void run(() => acts.distribuir(pessoa))}
        onClose={close}
      />
    );
  if (open === 'enviarAoArquivo')
    return (
      <EnviarAoArquivoDialog
        title={text('arquivamento.enviar.um', { item: name })}
        busy={busy}
        error={error}
        onConfirm={(arquivo) => void run(() => acts.enviarAoArquivo(arquivo))}
        onClose={close}
      />
    );
  if (open === 'redirecionar')
    return (
      <RedirecionarDialog
        title={text('tramite.redirecionar.um', { item: name })}
        busy={busy}
        error={error}
        onConfirm={(destino, motivo) => void run(() => acts.redirecionar(destino, motivo))}
        onClose={close}
      />
    );
  const question = own.questions?.[open] ?? (isAsking(open) && questionOf(open, conteudo, name, acts, text));
  if (!question) return null;
  const confirm = (reason: string): void => {
    if (wrongDay === undefined) void run(() => question.perform(reason, prazo));
  };
  return (
    <ConfirmDialog
      open
      title={question.title}
      confirmLabel={question.confirm}
      destructive={question.destructive}
      busy={busy}
      error={error}
      reason={
        question.reason
          ? {
              label: text(reasonTexts[question.reason].label),
              hint: text(reasonTexts[question.reason].hint),
              required: question.reason !== 'nota' || noteDemanded(open),
            }
          : undefined
      }
      onConfirm={confirm}
      onClose={close}
    >
      {question.effect}
      {question.prazo !== undefined && (
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
  outroOrgao: { label: 'consulta.confirmar.outroOrgao', hint: 'consulta.confirmar.outroOrgaoDica' },
  recibo: { label: 'consulta.confirmar.recibo', hint: 'consulta.confirmar.reciboDica' },
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
  arquivar: {},
  devolverDoArquivo: { reason: 'cancelar' },
  desarquivar: { reason: 'cancelar' },
  pedirConsulta: { reason: 'cancelar' },
  desistirDoPedido: {},
  encerrarConsulta: {},
  enviarAOutroOrgao: { reason: 'outroOrgao' },
  registrarReciboExterno: { reason: 'recibo' },
  receberDeOutroOrgao: { reason: 'cancelar' },
};

/** Whether an act asks before it is done, in every kind of content. */
export const isAsking = (act: string): act is Asking =>
  (asking as readonly string[]).includes(act) || isNoted(act);

const isPlain = (act: string): act is (typeof plainAsked)[number] =>
  (plainAsked as readonly string[]).includes(act);

const questionOf = (
  act: Asking,
  conteudo: ConteudoAberto,
  name: string,
  acts: Acts,
  text: ReturnType<typeof useText>,
): Question | undefined => {
  const named = { documento: name };
  const { checkIn, emTransito, detentor } = conteudo;
  if (isPlain(act))
    return {
      title: text(`consulta.confirmar.${act}`, named),
      effect: text(`consulta.confirmar.${act}Texto`),
      confirm: text(`caixa.atos.${act}`),
      ...plainQuestions[act],
      perform: (reason) => acts.porNome(act, reason),
    };
  if (isNoted(act))
    return {
      title: text(`consulta.confirmar.${act}`, named),
      effect: text('consulta.confirmar.notaTexto'),
      confirm: text(`caixa.atos.${act}`),
      reason: 'nota',
      perform: (nota) => acts.comNota(act, nota),
    };
  const questions: Partial<Record<Asking, Question>> &
    Record<Exclude<Asking, OwnDialog | NotedAct | (typeof plainAsked)[number]>, Question> = {
    resgatar: {
      title: text('consulta.confirmar.resgatar', named),
      effect: text('consulta.confirmar.resgatarTexto', {
        destino: emTransito?.paraPessoa ?? emTransito?.paraUnidade.sigla,
        unidade: detentor.unidade.sigla,
      }),
      confirm: text('caixa.atos.resgatar'),
      perform: acts.resgatar,
    },
    assumir: {
      title: text('consulta.confirmar.assumir', named),
      effect: text('consulta.confirmar.assumirTexto', {
        nome: checkIn.usuario?.nome,
        hora: checkIn.desde === undefined ? '' : formatTime(checkIn.desde),
      }),
      confirm: text('caixa.atos.assumir'),
      perform: () => acts.assumir(true),
    },
    cancelar: {
      title: text('consulta.confirmar.cancelar', named),
      effect: text('consulta.confirmar.cancelarTexto'),
      confirm: text(actLabelOf('cancelar', [conteudo.tipo])),
      destructive: true,
      reason: 'cancelar',
      perform: acts.cancelar,
    },
    reativarCancelar: {
      title: text('consulta.confirmar.reativarCancelar', named),
      effect: text('consulta.confirmar.reativarCancelarTexto'),
      confirm: text('caixa.atos.reativarCancelar'),
      perform: acts.reativarCancelar,
    },
    reverterMinuta: {
      title: text('consulta.confirmar.reverterMinuta', named),
      effect: text('consulta.confirmar.reverterMinutaTexto'),
      confirm: text('caixa.atos.reverterMinuta'),
      reason: 'cancelar',
      perform: acts.reverterMinuta,
    },
    excluir: {
      title: text('consulta.confirmar.excluir', { documento: conteudo.assunto }),
      effect: text('consulta.confirmar.excluirTexto'),
      confirm: text(actLabelOf('excluir', [conteudo.tipo])),
      destructive: true,
      perform: acts.excluir,
    },
  };
  return questions[act];
};
