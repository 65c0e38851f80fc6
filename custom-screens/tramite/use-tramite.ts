import { defined } from '#schemas/defined.ts';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { DestinoPossivel, TextosTramite } from '#schemas/shapes/tramite.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { saveGuia } from '#src/conteudo/Percurso.tsx';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { call } from '#src/data/call.ts';
import { newActKey } from '#src/data/idempotency.ts';
import { text } from '#src/i18n/text.ts';
import { useInterrupted } from '#src/session/use-interrupted.ts';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { notifyUndo } from '#src/ui/undo.ts';
import { destinoKey, destinoLabel } from '#src/conteudo/destinos/destino.ts';
import {
  checkForm,
  emptyForm,
  fieldErrors,
  fields,
  isEmpty,
  refusedCopies,
  toBody,
  type FieldErrors,
  type FieldName,
  type TramiteForm,
} from './form-state.ts';
import { useTextos } from './queries.ts';
import { sendAll, type Sending } from './send-all.ts';

/** A ready text of the register. */
export type TextoPronto = TextosTramite['textos'][number];
const noTexts: readonly TextoPronto[] = [];

/** What is being forwarded: its id, how it is called and the version that was read. */
interface Subject {
  readonly id: number;
  readonly rotulo: string;
  readonly versao?: number;
}

export interface TramiteScreen {
  readonly form: TramiteForm;
  /** Ready texts to choose from. */
  readonly textos: readonly TextoPronto[];
  readonly change: (by: Partial<TramiteForm>) => void;
  readonly errors: FieldErrors;
  /** A refusal that belongs to no field. */
  readonly refusal: string | undefined;
  readonly wrongCopies: readonly number[];
  readonly onPrazoInvalid: (message: string | undefined) => void;
  readonly onRetornoInvalid: (message: string | undefined) => void;
  readonly onRespostaInvalid: (message: string | undefined) => void;
  /** How many were sent of those being sent; undefined when nothing is on its way. */
  readonly progress: number | undefined;
  /** What became of each content, while some are still to be sent. */
  readonly results: readonly Sending[];
  /** What lots that were sent left behind, until the person has read it. */
  readonly ficaram: readonly ResultadoItem[];
  /** It was read: the screen is left, where nothing else waits. */
  readonly closeFicaram: () => void;
  readonly submit: () => Promise<void>;
  readonly leave: () => void;
  /** Whether something was filled that was not sent. */
  readonly unsaved: () => boolean;
}

/** The form of forwarding: what is filled, what is wrong, and sending. `volta` is where it goes until another is chosen. */
export const useTramite = (
  subjects: readonly Subject[],
  ids: readonly number[],
  volta?: DestinoPossivel,
): TramiteScreen => {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  const refresh = useRefreshContent();
  const [typed, setForm] = useState(emptyForm);
  const textos = useTextos().data?.textos ?? noTexts;
  const form: TramiteForm = {
    ...typed,
    destino: typed.destino === undefined ? (volta ?? null) : typed.destino,
    texto: typed.texto ?? textos.find(({ padrao }) => padrao)?.texto ?? '',
  };
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [wrongCopies, setWrongCopies] = useState<readonly number[]>([]);
  const [prazoProblem, setPrazoProblem] = useState<string>();
  const [retornoProblem, setRetornoProblem] = useState<string>();
  const [respostaProblem, setRespostaProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [results, setResults] = useState<readonly Sending[]>([]);
  const [ficaram, setFicaram] = useState<readonly ResultadoItem[]>([]);
  const keys = useRef(new Map<number, string>());
  const sent = useRef(false);
  const unsaved = (): boolean => !sent.current && !isEmpty(typed);
  // what was sent waits there to be received, unless it was opened from a list
  const leave = (): void => void navigate(state?.from ?? caixaPath(sent.current ? 'acompanhar' : undefined));
  useInterrupted(`tramite.${ids.join('-')}`, () => (unsaved() ? typed : undefined), setForm);

  const show = (found: FieldErrors): void => {
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first) document.getElementById(fieldId(first))?.focus();
  };
  const change = (by: Partial<TramiteForm>): void => {
    const { destino } = by;
    const copias = destino
      ? form.copias.filter((copia) => destinoKey(copia) !== destinoKey(destino))
      : form.copias;
    if (destino && copias.length < form.copias.length)
      notify(text('tramite.copiaViraDestino', { destino: destinoLabel(destino) }));
    setForm({ ...typed, copias, ...by });
    setRefusal(undefined);
    // another request is another act
    keys.current.clear();
    // a refusal lasts until its field changes; the destination and the copies answer for each other
    const { prazo, texto, prazoRetorno, prazoResposta } = errors;
    const both = 'destino' in by || 'copias' in by;
    setErrors(
      defined({
        destino: both ? undefined : errors.destino,
        copias: both ? undefined : errors.copias,
        prazo: 'prazo' in by ? undefined : prazo,
        prazoResposta: 'prazoResposta' in by || 'prazo' in by ? undefined : prazoResposta,
        texto: 'texto' in by ? undefined : texto,
        prazoRetorno: 'prazoRetorno' in by || 'retornoObrigatorio' in by ? undefined : prazoRetorno,
      }),
    );
    if (both) setWrongCopies([]);
  };
  const keyOf = (id: number): string => {
    const key = keys.current.get(id) ?? newActKey();
    keys.current.set(id, key);
    return key;
  };

  const send = async (): Promise<void> => {
    const waiting = subjects.filter(({ id }) => !results.some((sent) => sent.id === id && sent.tramiteId));
    const made = await sendAll(
      waiting.map(({ id }) => id),
      {
        bodyOf: (id) => toBody(form, id, subjects.find((subject) => subject.id === id)?.versao),
        keyOf,
        onProgress: setProgress,
      },
    );
    const done = made.filter(({ tramiteId }) => tramiteId !== undefined);
    tellSent(done, subjects, form, refresh);
    // the inbox asks again when it is shown; nobody waits here for it
    void refresh();
    const failed = made.filter(({ problem }) => problem !== undefined);
    const left = made.flatMap(({ ficaram: stayed = [] }) => stayed);
    setFicaram(left);
    if (failed.length === 0) {
      sent.current = true;
      if (left.length === 0) leave();
      return;
    }
    refuse(failed, done.length > 0, subjects.length > 1);
    setResults((before) => [...before.filter(({ id }) => !made.some((each) => each.id === id)), ...made]);
  };
  const refuse = ([first]: readonly Sending[], some: boolean, several: boolean): void => {
    const problem = first?.problem;
    if (!problem) return;
    // once some went, what is refused is a matter of each content, told beside it
    const found = some ? {} : fieldErrors(problem);
    if (Object.keys(found).length > 0) show(found);
    else if (!several) setRefusal(problem.message);
    if (!some) setWrongCopies(refusedCopies(problem));
  };
  const submit = async (): Promise<void> => {
    if (progress !== undefined) return;
    const found = checkForm(form, prazoProblem, retornoProblem, respostaProblem);
    show(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return;
    setProgress(0);
    try {
      await send();
    } catch (error) {
      notifyProblem(error);
    } finally {
      setProgress(undefined);
    }
  };
  return {
    form,
    textos,
    change,
    errors,
    refusal,
    wrongCopies,
    onPrazoInvalid: setPrazoProblem,
    onRetornoInvalid: setRetornoProblem,
    onRespostaInvalid: setRespostaProblem,
    progress,
    results,
    ficaram,
    closeFicaram: () => {
      setFicaram([]);
      if (sent.current) leave();
    },
    submit,
    leave,
    unsaved,
  };
};

/** The id of the control of a field, where the focus goes when it is refused. */
export const fieldId = (field: FieldName): string => `tramite-${field}`;

/** "Tramitado para PGM - Procuradoria-Geral: Parecer 148/2026." and the way back while nobody received it. */
const tellSent = (
  done: readonly Sending[],
  subjects: readonly Subject[],
  form: TramiteForm,
  refresh: () => Promise<void>,
): void => {
  const [first] = done;
  if (!first || !form.destino) return;
  const item = subjects.find(({ id }) => id === first.id)?.rotulo;
  const count = done.length;
  notifyUndo(
    text('caixa.feito.tramitar', { count, item, destino: destinoLabel(form.destino) }),
    async () => {
      for (const { tramiteId = 0 } of done)
        await call(tramiteApi.desfazer, { params: { id: tramiteId }, body: {} }, { ownDenial: true });
      await refresh();
      notify(count === 1 ? text('tramite.resgatado', { item }) : text('tramite.resgatados', { count }));
    },
    guideOf(done),
  );
};

/** The guide of the one that was sent; those of several are in the route of each. */
const guideOf = (done: readonly Sending[]) => {
  const [{ tramiteId } = {}] = done;
  return tramiteId === undefined || done.length > 1
    ? {}
    : { actions: [{ label: text('tramite.percurso.guiaCurta'), perform: () => saveGuia(tramiteId) }] };
};
