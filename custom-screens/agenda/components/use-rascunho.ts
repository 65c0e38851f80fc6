import { useState } from 'react';
import type { Compromisso, CompromissoNovo, EscopoCompromisso, Rotulo } from '#schemas/generated.ts';
import { agendaApi } from '#schemas/api/agenda.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';

/** An event as it is being written. */
export interface Rascunho {
  readonly escopo: EscopoCompromisso;
  readonly dono: Rotulo | undefined;
  readonly titulo: string;
  readonly diaInteiro: boolean;
  readonly de: string | undefined;
  readonly ate: string | undefined;
  readonly hora: string;
  readonly horaFim: string;
  readonly lugar: string;
  readonly participantes: readonly Rotulo[];
  readonly descricao: string;
}

const rascunhoDe = (former: Compromisso | undefined, dia: string): Rascunho => ({
  escopo: former?.escopo ?? 'PESSOA',
  dono: undefined,
  titulo: former?.titulo ?? '',
  diaInteiro: former !== undefined && former.hora === undefined,
  de: former?.de ?? dia,
  ate: former?.ate ?? dia,
  hora: former?.hora ?? '09:00',
  horaFim: former?.horaFim ?? '10:00',
  lugar: former?.lugar ?? '',
  participantes: former?.participantes ?? [],
  descricao: former?.descricao ?? '',
});

const factsOf = (draft: Rascunho) => ({
  titulo: draft.titulo.trim(),
  de: draft.de ?? '',
  ate: draft.ate ?? '',
  ...(draft.diaInteiro ? {} : { hora: draft.hora, horaFim: draft.horaFim }),
  ...(draft.lugar.trim() === '' ? {} : { lugar: draft.lugar.trim() }),
  ...(draft.descricao.trim() === '' ? {} : { descricao: draft.descricao.trim() }),
  participantes: draft.participantes.map(({ id }) => id),
});

const novoOf = (draft: Rascunho): CompromissoNovo => ({
  escopo: draft.escopo,
  ...(draft.escopo === 'PESSOA' && draft.dono ? { usuarioId: draft.dono.id } : {}),
  ...factsOf(draft),
});

type Erros = Readonly<Partial<Record<string, string>>>;

const missing = ({ titulo, de, ate, diaInteiro, hora, horaFim }: Rascunho): Erros => ({
  ...(titulo.trim() === '' ? { titulo: text('agenda.recusa.titulo') } : {}),
  ...(de === undefined ? { de: text('agenda.recusa.dia') } : {}),
  ...(ate === undefined ? { ate: text('agenda.recusa.dia') } : {}),
  ...(!diaInteiro && (hora === '' || horaFim === '') ? { horaFim: text('agenda.recusa.semHora') } : {}),
});

/** Writes an event, new or former, and keeps it. */
export const useRascunho = (former: Compromisso | undefined, dia: string, onDone: () => void) => {
  const [first] = useState(() => rascunhoDe(former, dia));
  const [draft, setDraft] = useState(first);
  const [erros, setErros] = useState<Erros>({});
  const options = { ownError: true, refresh: [agendaApi.ler] } as const;
  const marcar = useAct(agendaApi.marcar, options);
  const salvar = useAct(agendaApi.salvar, options);
  const keep = async (): Promise<void> => {
    const lacking = missing(draft);
    setErros(lacking);
    if (Object.keys(lacking).length > 0) return;
    try {
      await (former
        ? salvar.act({ params: { id: former.id }, body: { versao: former.versao, ...factsOf(draft) } })
        : marcar.act({ body: novoOf(draft) }));
      notify(text(former ? 'agenda.salvo' : 'agenda.marcado'), { kind: 'success' });
      onDone();
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const told = Object.fromEntries(error.erros.map(({ campo, mensagem }) => [campo, mensagem]));
      const other = error.code === 'conflitoDeVersao' ? text('agenda.conflito') : error.message;
      setErros(Object.keys(told).length > 0 ? told : { geral: other });
    }
  };
  return {
    draft,
    erros,
    busy: marcar.isPending || salvar.isPending,
    changed: draft !== first,
    put: (to: Partial<Rascunho>): void => {
      setDraft((now) => ({ ...now, ...to }));
      setErros((now) =>
        Object.fromEntries(Object.entries(now).filter(([campo]) => campo !== 'geral' && !(campo in to))),
      );
    },
    keep,
  };
};
