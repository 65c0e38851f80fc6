import { defined } from '#schemas/defined.ts';
import { useEffect, useRef, useState } from 'react';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import type { Captura } from '#schemas/shapes/captura.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { newActKey } from '#src/data/idempotency.ts';
import { text } from '#src/i18n/text.ts';
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

/** It is on its way, or being looked at. */
export const naEspera = ({ estado }: Chegada): boolean =>
  estado === 'fila' || estado === 'enviando' || estado === 'conferindo';

/** What its first pages say is still being read: nothing waits for it. */
const lendo = ({ estado, captura }: Chegada): boolean =>
  estado === 'pronta' && captura !== undefined && unread(captura) > 0;

const unread = ({ partes }: Captura): number => partes.filter(({ leitura }) => leitura === 'ESPERA').length;

const everyMs = 1_200;
const seldomMs = 4_000;
const quietly = { quiet: true, ownDenial: true } as const;

interface CapturasOptions {
  readonly varios?: boolean;
  /** What the first pages say is waited for too. */
  readonly comLeitura?: boolean;
}

/** Files chosen to make protocols of: sent one by one, then followed until each page was looked at. */
export const useCapturas = ({ varios = true, comLeitura = false }: CapturasOptions = {}) => {
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
          // the file itself was refused: sent again it would be refused again
          tentavel: error.status === 0 || error.status === 429 || error.status >= 500,
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
  const followed = (one: Chegada): boolean => one.estado === 'conferindo' || (comLeitura && lendo(one));
  const follow = useRef(followed);
  useEffect(() => {
    follow.current = followed;
  });
  const waiting = chegadas.some(followed);
  useEffect(() => {
    if (!waiting) return undefined;
    const gone = new AbortController();
    // one question for all that wait, whatever server looks at which
    const look = async (): Promise<boolean> => {
      const asked = latest.current.filter((one) => one.captura !== undefined && follow.current(one));
      if (asked.length === 0) return false;
      try {
        const { itens } = await call(
          protocoloApi.capturas,
          { query: { ids: asked.map(({ captura }) => captura?.id).join(',') } },
          { ...quietly, polling: true, signal: gone.signal },
        );
        const found = new Map(itens.map((captura) => [captura.id, captura]));
        setChegadas((now) => now.map((one) => lookedAt(one, asked, found)));
        return asked.some(({ captura }) => moved(captura, captura && found.get(captura.id)));
      } catch (error) {
        // a network that is away comes back
        if (!gone.signal.aborted && !(error instanceof HttpProblem)) throw error;
        return false;
      }
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (wait: number): void => {
      timer = setTimeout(
        () =>
          void look().then((went) => {
            // where nothing moves it is asked less and less often
            if (!gone.signal.aborted) again(went ? everyMs : Math.min(wait * 1.5, seldomMs));
          }),
        wait,
      );
    };
    again(everyMs);
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
    tirarOsQueEsperam: (): void => setChegadas((now) => now.filter((one) => !naEspera(one))),
    tirar: (key: string): void => setChegadas((now) => now.filter((one) => one.key !== key)),
    deNovo: (key: string): void =>
      setChegadas((now) =>
        now.map((one) => (one.key === key ? { key: newActKey(), file: one.file, estado: 'fila' } : one)),
      ),
    planejar: (key: string, plano: Plano): void => change(key, { plano }),
    limpar: (): void => setChegadas([]),
  };
};

/** What was told of a file that was asked about; of which the server keeps nothing any more, it may be sent again. */
const lookedAt = (one: Chegada, asked: readonly Chegada[], found: ReadonlyMap<number, Captura>): Chegada => {
  const { key, captura } = one;
  if (!captura || !asked.some((other) => other.key === key)) return one;
  const now = found.get(captura.id);
  // what was read changes no page that the person has arranged meanwhile
  if (one.estado === 'pronta') return { ...one, captura: now ?? readNoMore(captura) };
  if (one.estado !== 'conferindo') return one;
  return now
    ? { ...one, ...arrived(now) }
    : { ...one, estado: 'recusada', motivo: text('protocoloTela.arquivos.perdido'), tentavel: true };
};

const readNoMore = (captura: Captura): Captura => ({
  ...captura,
  partes: captura.partes.map((parte) => ({ ...parte, leitura: undefined })),
});

const moved = (before: Captura | undefined, now: Captura | undefined): boolean =>
  (before && unread(before)) !== (now && unread(now)) ||
  before?.lidas !== now?.lidas ||
  before?.total !== now?.total ||
  before?.situacao !== now?.situacao;

const arrived = (captura: Captura): Partial<Chegada> => {
  if (captura.situacao === 'FALHOU')
    return {
      estado: 'recusada',
      captura,
      ...defined({ motivo: captura.motivo }),
    };
  if (captura.situacao === 'PRONTA') return { estado: 'pronta', captura, plano: planoOf(captura) };
  return { estado: 'conferindo', captura };
};
