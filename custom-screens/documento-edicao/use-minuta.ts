import { defined } from '#schemas/defined.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldError } from '#schemas/app-error.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import type { Assinante } from '#schemas/shapes/assinante.ts';
import type { CampoConteudo } from '#schemas/shapes/campos.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Documento, Pendencia } from '#schemas/shapes/documento.ts';
import type { Valores } from '#schemas/shapes/propriedade.ts';
import { call } from '#src/data/call.ts';
import { fieldMessages, type HttpProblem } from '#src/data/http-problem.ts';
import { text as say } from '#src/i18n/text.ts';
import { getSession } from '#src/session/session-store.ts';
import { draftOwnerOf } from '#src/session/draft-owner.ts';
import { useDraftOwner } from '#src/session/use-draft-owner.ts';
import { notify } from '#src/ui/notify.ts';
import { createAutosave, type Autosave } from './autosave.ts';
import { fieldLabels } from './field-labels.ts';
import { dropCopia, goesOn, keepCopia, type CopiaLocal } from './local-copy.ts';
import { alteracaoOf, campoOf, campos, minutaOf, type Campo, type Minuta } from './minuta.ts';
import { usadosOf } from './preparo.ts';
import { readDocumento } from './queries.ts';
import type { SaveState } from './save-state.ts';

/** What the server keeps of the draft and answers at each save. */
interface Servidor {
  readonly assinantes: readonly Assinante[];
  readonly automaticos: Valores;
  readonly campos: readonly CampoConteudo[];
  readonly pendencias: readonly Pendencia[];
}

const servidorOf = (documento: Documento): Servidor => ({
  assinantes: documento.assinantes,
  automaticos: documento.valoresAutomaticos,
  campos: documento.campos,
  pendencias: documento.pendencias,
});

/**
 * A draft being written: its fields, its text, and how both reach the server.
 * @param achada what of it was written before on this computer and never arrived
 */
export const useMinuta = (documento: Documento, achada: CopiaLocal | undefined) => {
  const { id } = documento;
  const owner = useDraftOwner();
  const retomada = achada && goesOn(achada, documento.versao) ? achada : undefined;
  const corpo = retomada?.corpo ?? (documento.corpo as CorpoDoc);
  const [minuta, setMinuta] = useState(() => ({ ...minutaOf(documento), ...retomada?.minuta }));
  const [servidor, setServidor] = useState(() => servidorOf(documento));
  const [state, setState] = useState<SaveState>({ tipo: 'aberto' });
  const [erros, setErros] = useState<Readonly<Partial<Record<Campo, string>>>>({});
  /** What was refused of the custom fields, by their labels. */
  const [recusas, setRecusas] = useState<Readonly<Record<string, string>>>({});
  const [usados, setUsados] = useState(() => usadosOf(corpo));
  const [copia, setCopia] = useState(retomada ? undefined : achada);
  /** The text with which the editor begins; a recovered one begins it anew. */
  const [inicio, setInicio] = useState({ corpo, vez: 0 });
  const latest = useRef(minuta);
  /** Reads the text as it is now; it still does when the editor is gone. */
  const text = useRef((): CorpoDoc => corpo);

  const holder = useRef<Autosave>(undefined);
  const autosave = useMemo(
    () =>
      createAutosave(
        {
          collect: (changed) => alteracaoOf(latest.current, changed, () => text.current()),
          send: (change, versao, actKey) =>
            call(
              documentoApi.salvar,
              { body: { id, versao, ...change } },
              { actKey, ownDenial: true, quiet: true },
            ),
          keep: (conflito) =>
            keepCopia(owner, id, {
              momento: new Date().toISOString(),
              versao: holder.current?.versao() ?? documento.versao,
              conflito,
              ...defined({ interrompida: isGone(owner) || undefined }),
              minuta: latest.current,
              corpo: text.current(),
            }),
          drop: () => dropCopia(owner, id),
          onState: setState,
          onSaved: ({ valoresAutomaticos: automaticos, campos: doTipo, pendencias }) => {
            setServidor((now) => ({ ...now, automaticos, campos: doTipo, pendencias }));
            setUsados(usadosOf(text.current()));
          },
          onRefused: (recusados, problem) => {
            setErros((now) => ({ ...now, ...errorsOf(problem) }));
            setRecusas(camposRefused(recusados, latest.current));
          },
        },
        documento.versao,
      ),
    // one for each opening of the draft, whatever is painted again
    // oxlint-disable-next-line react/exhaustive-deps -- the screen is keyed by the draft and its opening
    [],
  );
  useEffect(() => {
    holder.current = autosave;
  }, [autosave]);
  const resumes = retomada !== undefined;
  useEffect(() => {
    if (!resumes) return;
    for (const campo of campos) autosave.change(campo);
    notify(say('editor.recuperar.retomado'), { kind: 'info' });
  }, [resumes, autosave]);

  const change = useCallback(
    <C extends keyof Minuta>(campo: C, value: Minuta[C]): void => {
      latest.current = { ...latest.current, [campo]: value };
      setMinuta(latest.current);
      setErros(({ [campo]: _, ...others }) => others);
      if (campo === 'campos') setRecusas({});
      autosave.change(campo);
    },
    [autosave],
  );

  const changeText = useCallback(
    (read: () => CorpoDoc): void => {
      text.current = read;
      autosave.change('corpo');
    },
    [autosave],
  );

  /** The signers live apart from the draft: what depends on them is read again. */
  const refresh = useCallback(async (): Promise<void> => {
    const fresh = await readDocumento(id);
    setServidor(servidorOf(fresh));
  }, [id]);

  const takeUp = (from: Pick<CopiaLocal, 'minuta' | 'corpo'>): void => {
    latest.current = { ...latest.current, ...from.minuta };
    text.current = () => from.corpo;
    setMinuta(latest.current);
    setInicio(({ vez }) => ({ corpo: from.corpo, vez: vez + 1 }));
    for (const campo of campos) autosave.change(campo);
  };
  /** What stood there can be had again, and what was kept is then offered again: neither of the two is lost. */
  const recover = (from: CopiaLocal): void => {
    const before = { minuta: latest.current, corpo: text.current() };
    takeUp(from);
    setCopia(undefined);
    notify(say('editor.recuperar.recuperado'), {
      actions: [
        {
          label: say('ui.desfazer'),
          perform: () => {
            takeUp(before);
            setCopia(from);
          },
        },
      ],
    });
  };
  const discard = (): void => {
    dropCopia(owner, id);
    setCopia(undefined);
  };

  return {
    minuta,
    ...servidor,
    setPendencias: (pendencias: readonly Pendencia[]) => setServidor((now) => ({ ...now, pendencias })),
    usados,
    state,
    erros,
    recusas,
    copia,
    inicio,
    corpo: (): CorpoDoc => text.current(),
    autosave,
    change,
    changeText,
    refresh,
    recover,
    discard,
  };
};

export type MinutaAberta = ReturnType<typeof useMinuta>;

/** The session of who wrote has ended. */
const isGone = (owner: string): boolean => {
  const session = getSession();
  return session === undefined || draftOwnerOf(session) !== owner;
};

/** Refusals come by the place of each field in what was sent. */
const camposRefused = (erros: readonly FieldError[], { campos: sent }: Minuta): Record<string, string> => {
  const labels = Object.keys(sent);
  return Object.fromEntries(
    erros.flatMap(({ campo, mensagem }) => {
      const place = /^campos\.(\d+)/.exec(campo)?.[1];
      const rotulo = place === undefined ? undefined : labels[Number(place)];
      return rotulo === undefined ? [] : [[rotulo, mensagem]];
    }),
  );
};

const errorsOf = (problem: HttpProblem): Partial<Record<Campo, string>> =>
  Object.fromEntries(
    Object.entries(fieldMessages(problem, fieldLabels())).flatMap(([field, message]) => {
      const campo = campoOf(field);
      return campo === undefined ? [] : [[campo, message]];
    }),
  );
