import { defined } from '#schemas/defined.ts';
import { useState } from 'react';
import type {
  AlcanceCompromisso,
  Compromisso,
  CompromissoNovo,
  CompromissoVersao,
  EscopoCompromisso,
} from '#schemas/shapes/compromisso.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import { agendaApi } from '#schemas/api/agenda.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import {
  diaDaSemana,
  faltaNaRepeticao,
  rascunhoRepeticao,
  repeticaoOf,
  type RascunhoRepeticao,
} from '../repeticao.ts';

/** An event as it is being written. */
interface Rascunho {
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
  readonly lembretes: readonly number[];
  readonly repeticao: RascunhoRepeticao;
  /** Of what comes back: how much of it changes. */
  readonly alcance: AlcanceCompromisso | undefined;
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
  lembretes: former?.lembretes ?? [],
  repeticao: rascunhoRepeticao(former?.repeticao, former?.de ?? dia),
  alcance: former?.repeticao && 'ESTE',
});

const factsOf = (draft: Rascunho) => {
  const repeticao = draft.alcance === 'ESTE' ? undefined : repeticaoOf(draft.repeticao);
  return {
    titulo: draft.titulo.trim(),
    de: draft.de ?? '',
    ate: draft.ate ?? '',
    ...defined({
      hora: draft.diaInteiro ? undefined : draft.hora,
      horaFim: draft.diaInteiro ? undefined : draft.horaFim,
      lugar: draft.lugar.trim() === '' ? undefined : draft.lugar.trim(),
      descricao: draft.descricao.trim() === '' ? undefined : draft.descricao.trim(),
    }),
    participantes: draft.participantes.map(({ id }) => id),
    ...defined({ lembretes: draft.lembretes.length > 0 ? [...draft.lembretes] : undefined, repeticao }),
  };
};

const novoOf = (draft: Rascunho): CompromissoNovo => ({
  escopo: draft.escopo,
  usuarioId: draft.escopo === 'PESSOA' && draft.dono ? draft.dono.id : undefined,
  ...factsOf(draft),
});

/** Which time of what comes back, and how much of it. */
export const whichOf = (
  { ocorrencia }: Compromisso,
  alcance: AlcanceCompromisso | undefined,
): Pick<CompromissoVersao, 'alcance' | 'ocorrencia'> =>
  ocorrencia === undefined || alcance === undefined ? {} : { ocorrencia, alcance };

/** The weekday of an event that goes to another day goes along, while it is the only one. */
const following = (draft: Rascunho, de: string | undefined): RascunhoRepeticao =>
  de !== undefined && draft.de !== undefined && draft.repeticao.dias.join() === String(diaDaSemana(draft.de))
    ? { ...draft.repeticao, dias: [diaDaSemana(de)] }
    : draft.repeticao;

type Erros = Readonly<Partial<Record<string, string>>>;

const missing = ({ titulo, de, ate, diaInteiro, hora, horaFim, repeticao, alcance }: Rascunho): Erros => ({
  ...defined({
    titulo: titulo.trim() === '' ? text('agenda.recusa.titulo') : undefined,
    de: de === undefined ? text('agenda.recusa.dia') : undefined,
    ate: ate === undefined ? text('agenda.recusa.dia') : undefined,
    horaFim: !diaInteiro && (hora === '' || horaFim === '') ? text('agenda.recusa.semHora') : undefined,
  }),
  ...(alcance === 'ESTE' ? {} : faltaNaRepeticao(repeticao)),
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
        ? salvar.act({
            params: { id: former.id },
            body: { versao: former.versao, ...whichOf(former, draft.alcance), ...factsOf(draft) },
          })
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
      setDraft((now) => ({
        ...now,
        ...defined({ repeticao: 'de' in to ? following(now, to.de) : undefined }),
        ...to,
      }));
      setErros((now) =>
        Object.fromEntries(
          Object.entries(now).filter(([campo]) => campo !== 'geral' && !((campo.split('.')[0] ?? '') in to)),
        ),
      );
    },
    keep,
  };
};
