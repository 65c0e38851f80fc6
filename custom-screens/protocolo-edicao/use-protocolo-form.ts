import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { FieldError } from '#schemas/app-error.ts';
import type { Pendencia, Protocolo } from '#schemas/generated.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { useInterrupted } from '#src/session/use-interrupted.ts';
import { notify } from '#src/ui/notify.ts';
import { campoOfServer, rascunhoOf, salvarOf, type Rascunho } from './rascunho.ts';

type Erros = Readonly<Partial<Record<string, string>>>;

/** A protocol that was not concluded: what is written, how it reaches the server, and concluding it. */
export const useProtocoloForm = (opened: Protocolo, onMissing: (faltas: readonly Pendencia[]) => void) => {
  const navigate = useNavigate();
  const { id } = opened;
  const [saved, setSaved] = useState(opened);
  const [rascunho, setRascunho] = useState(() => rascunhoOf(opened));
  const [changed, setChanged] = useState(false);
  const [erros, setErros] = useState<Erros>({});
  const [recusas, setRecusas] = useState<Readonly<Record<string, string>>>({});
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const done = useRef(false);
  const salvar = useAct(protocoloApi.salvar, { refresh: contentReads, ownError: true });
  const concluir = useAct(protocoloApi.concluir, { refresh: contentReads, ownError: true });

  useInterrupted<Rascunho>(
    `protocolo.edicao.${id}`,
    () => (changed && !done.current ? rascunho : undefined),
    (kept) => {
      setRascunho(kept);
      setChanged(true);
    },
  );

  const change = <C extends keyof Rascunho>(campo: C, value: Rascunho[C]): void => {
    setRascunho((now) => ({ ...now, [campo]: value }));
    setErros((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => name.split('.')[0] !== campo)),
    );
    if (campo === 'campos') setRecusas({});
    setChanged(true);
  };

  const refuse = (error: HttpProblem): void => {
    setErros(Object.fromEntries(error.erros.map(({ campo, mensagem }) => [campoOfServer(campo), mensagem])));
    setRecusas(camposRefused(error.erros, rascunho));
    notify(error.erros[0]?.mensagem ?? error.message, { kind: 'error' });
  };

  /** @returns what the server keeps now; undefined where it refused */
  const save = async (): Promise<Protocolo | undefined> => {
    if (!changed) return saved;
    try {
      const now = await salvar.act({ body: salvarOf(id, saved.versao, rascunho), files: {} });
      setSaved(now);
      setChanged(false);
      setErros({});
      setRecusas({});
      return now;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      refuse(error);
      return undefined;
    }
  };

  const ask = async (): Promise<void> => {
    const now = await save();
    if (!now) return;
    const refused = now.acoes.find(({ nome, permitida }) => nome === 'concluir' && !permitida)?.motivo;
    if (now.pendencias.length > 0) {
      notify(text('protocoloTela.edicao.falta', { count: now.pendencias.length }), { kind: 'warning' });
      onMissing(now.pendencias);
    } else if (refused !== undefined) notify(refused, { kind: 'warning' });
    else setAsking(true);
  };

  const conclude = async (): Promise<void> => {
    setProblem(undefined);
    try {
      const { numero = '' } = await concluir.act({ params: { id }, body: { versao: saved.versao } });
      done.current = true;
      notify(text('protocoloTela.edicao.concluido', { numero }));
      await navigate(consultaPath(id, tipoConteudo.arquivoDigital), { replace: true });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      setProblem(error.erros[0]?.mensagem ?? error.message);
    }
  };

  return {
    saved,
    rascunho,
    changed,
    erros,
    recusas,
    asking,
    problem,
    saving: salvar.isPending,
    concluding: concluir.isPending,
    unsaved: (): boolean => changed && !done.current,
    change,
    save: async (): Promise<boolean> => {
      const ok = (await save()) !== undefined;
      if (ok) notify(text('protocoloTela.edicao.salvo'));
      return ok;
    },
    ask,
    conclude,
    close: (): void => {
      setAsking(false);
      setProblem(undefined);
    },
  };
};

export type ProtocoloFormState = ReturnType<typeof useProtocoloForm>;

/** Refusals of custom fields come by the place of each in what was sent. */
const camposRefused = (erros: readonly FieldError[], { campos }: Rascunho): Record<string, string> => {
  const labels = Object.keys(campos);
  return Object.fromEntries(
    erros.flatMap(({ campo, mensagem }) => {
      const place = /^campos\.(\d+)/.exec(campo)?.[1];
      const rotulo = place === undefined ? undefined : labels[Number(place)];
      return rotulo === undefined ? [] : [[rotulo, mensagem]];
    }),
  );
};
