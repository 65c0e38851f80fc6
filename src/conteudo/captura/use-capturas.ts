import { useEffect, useRef, useState } from 'react';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import type { Captura } from '#schemas/generated.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { newActKey } from '#src/data/idempotency.ts';
import { planoOf, type Plano } from './plano.ts';

/** A chosen file on its way to be the file of a protocol. */
export interface Chegada {
  readonly key: string;
  readonly file: File;
  readonly estado: 'fila' | 'enviando' | 'conferindo' | 'pronta' | 'recusada';
  readonly captura?: Captura;
  /** What is to be done with its pages. */
  readonly plano?: Plano;
  /** Why it does not serve. */
  readonly motivo?: string;
  /** Sending it again may help: it was not the file that was refused. */
  readonly tentavel?: boolean;
}

const everyMs = 1_200;
/** Files that the server works on together, and some more. */
const lookedAtOnce = 4;
const quietly = { quiet: true, ownDenial: true } as const;

/** Files chosen to make protocols of: sent one by one, then followed until each page was looked at. */
export const useCapturas = ({ varios = true }: { readonly varios?: boolean } = {}) => {
  const [chegadas, setChegadas] = useState<readonly Chegada[]>([]);
  const sending = useRef(false);

  const change = (key: string, to: Partial<Chegada>): void =>
    setChegadas((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));

  const next = chegadas.find(({ estado }) => estado === 'fila');
  useEffect(() => {
    if (!next || sending.current) return;
    sending.current = true;
    const { key, file } = next;
    const send = async (): Promise<void> => {
      try {
        const captura = await call(
          protocoloApi.capturar,
          { files: { arquivo: file } },
          { ...quietly, actKey: key },
        );
        change(key, arrived(captura));
      } catch (error) {
        if (!(error instanceof HttpProblem)) throw error;
        change(key, {
          estado: 'recusada',
          motivo: error.erros[0]?.mensagem ?? error.message,
          tentavel: error.erros.length === 0,
        });
      } finally {
        sending.current = false;
        // the next one in the queue takes its turn
        setChegadas((now) => [...now]);
      }
    };
    change(key, { estado: 'enviando' });
    void send();
  }, [next, chegadas]);

  const latest = useRef(chegadas);
  useEffect(() => {
    latest.current = chegadas;
  }, [chegadas]);
  const waiting = chegadas.some(({ estado }) => estado === 'conferindo');
  useEffect(() => {
    if (!waiting) return undefined;
    const gone = new AbortController();
    const lookAt = async ({ key, captura }: Chegada): Promise<boolean> => {
      if (!captura) return false;
      try {
        const now = arrived(
          await call(
            protocoloApi.captura,
            { params: { id: captura.id } },
            { ...quietly, polling: true, signal: gone.signal },
          ),
        );
        change(key, now);
        return now.estado !== 'conferindo';
      } catch (error) {
        if (gone.signal.aborted) return false;
        // a network that is away comes back; what the server no longer keeps is sent again
        if (error instanceof HttpProblem && error.status === 404)
          change(key, { estado: 'recusada', motivo: error.message, tentavel: true });
        else if (!(error instanceof HttpProblem)) throw error;
        return false;
      }
    };
    // the server looks at them in order: those after the first that are not ready are not ready either
    const look = async (): Promise<void> => {
      let notYet = 0;
      for (const one of latest.current.filter(({ estado }) => estado === 'conferindo')) {
        if (!(await lookAt(one))) notYet += 1;
        if (gone.signal.aborted || notYet === lookedAtOnce) return;
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      timer = setTimeout(() => void look().finally(() => !gone.signal.aborted && again()), everyMs);
    };
    again();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [waiting]);

  return {
    chegadas,
    escolher: (files: readonly File[]): void => {
      const came = files.map((file): Chegada => ({ key: newActKey(), file, estado: 'fila' }));
      setChegadas((now) => (varios ? [...now, ...came] : came.slice(0, 1)));
    },
    tirar: (key: string): void => setChegadas((now) => now.filter((one) => one.key !== key)),
    deNovo: (key: string): void =>
      setChegadas((now) =>
        now.map((one) => (one.key === key ? { key: newActKey(), file: one.file, estado: 'fila' } : one)),
      ),
    planejar: (key: string, plano: Plano): void => change(key, { plano }),
    limpar: (): void => setChegadas([]),
  };
};

export type Capturas = ReturnType<typeof useCapturas>;

const arrived = (captura: Captura): Partial<Chegada> => {
  if (captura.situacao === 'FALHOU')
    return {
      estado: 'recusada',
      captura,
      ...(captura.motivo === undefined ? {} : { motivo: captura.motivo }),
    };
  if (captura.situacao === 'PRONTA') return { estado: 'pronta', captura, plano: planoOf(captura) };
  return { estado: 'conferindo', captura };
};
