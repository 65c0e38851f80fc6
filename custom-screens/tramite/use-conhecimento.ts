import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tramiteApi } from '#schemas/api/tramite.ts';
import type { Prioridade } from '#schemas/shapes/conteudo.ts';
import type { DestinoPossivel } from '#schemas/shapes/tramite.ts';
import { caixaPath } from '#src/conteudo/content-path.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { destinoLabel, destinoPedido } from '#src/conteudo/destinos/destino.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { useInterrupted } from '#src/session/use-interrupted.ts';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { notifyUndo } from '#src/ui/undo.ts';
import { fieldErrors, refusedCopies } from './form-state.ts';
import { useTextos } from './queries.ts';
import type { Tramitavel } from './tramitavel.ts';
import { fieldId } from './use-tramite.ts';

interface Form {
  readonly copias: readonly DestinoPossivel[];
  readonly prioridade: Prioridade;
  readonly texto: string;
}

interface Refused {
  readonly copias?: string | undefined;
  readonly texto?: string | undefined;
  /** What belongs to no field. */
  readonly geral?: string | undefined;
}

const empty: Form = { copias: [], prioridade: 'NORMAL', texto: '' };

/** The form of letting others know of a content: what is filled, what is wrong, and sending the copies. */
export const useConhecimento = ({ conteudo: { id }, nome }: Tramitavel) => {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  const refresh = useRefreshContent();
  const dar = useAct(tramiteApi.darConhecimento, { refresh: contentReads, ownError: true });
  const textos = useTextos().data?.textos ?? [];
  const [form, setForm] = useState(empty);
  const [refused, setRefused] = useState<Refused>({});
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const sent = useRef(false);
  const unsaved = (): boolean => !sent.current && JSON.stringify(form) !== JSON.stringify(empty);
  const leave = (): void => void navigate(state?.from ?? caixaPath());
  useInterrupted(`conhecimento.${id}`, () => (unsaved() ? form : undefined), setForm);

  const refuse = (found: Refused): void => {
    setRefused(found);
    const first = (['copias', 'texto'] as const).find((field) => found[field] !== undefined);
    if (first) document.getElementById(fieldId(first))?.focus();
  };
  const change = (by: Partial<Form>): void => {
    setForm({ ...form, ...by });
    setRefused({});
    setWrong([]);
  };
  const tell = (tramites: readonly number[]): void => {
    const quem = form.copias.map(destinoLabel).join(', ');
    notifyUndo(text('tramite.conhecimento.feito', { item: nome, quem }), async () => {
      for (const tramite of tramites)
        await call(tramiteApi.desfazer, { params: { id: tramite }, body: {} }, { ownDenial: true });
      await refresh();
      notify(text('tramite.conhecimento.desfeito', { item: nome }));
    });
  };
  const submit = async (): Promise<void> => {
    if (dar.isPending) return;
    if (form.copias.length === 0) {
      refuse({ copias: text('tramite.conhecimento.escolha') });
      return;
    }
    const { copias, prioridade, texto } = form;
    try {
      const { tramites } = await dar.act({
        body: {
          conteudoId: id,
          copias: copias.map(destinoPedido),
          prioridade,
          texto: texto.trim() === '' ? undefined : texto.trim(),
        },
      });
      sent.current = true;
      tell(tramites);
      leave();
    } catch (problem) {
      if (!(problem instanceof HttpProblem) || problem.status === 401) {
        notifyProblem(problem);
        return;
      }
      const { copias: named, texto: written } = fieldErrors(problem);
      const geral = named === undefined && written === undefined ? problem.message : undefined;
      refuse({ copias: named, texto: written, geral });
      setWrong(refusedCopies(problem));
    }
  };
  return {
    form,
    textos,
    change,
    refused,
    wrong,
    progress: dar.isPending ? 0 : undefined,
    submit,
    leave,
    unsaved,
  };
};
