import { useEffect, useRef, useState } from 'react';
import { protocoloImportacaoApi } from '#schemas/api/protocolo-importacao.ts';
import { naEspera, useCapturas } from '#src/conteudo/captura/use-capturas.ts';
import { alternarFora, partesOf } from '#src/conteudo/captura/plano.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { errosByRow, faltaOf, linhasOf, pedidoOf, type Linha, type Preenchido } from './linha.ts';

const mostFiles = 200;

/** What is done in a row; always the same functions, so that a row that did not change is not drawn anew. */
interface LinhaActs {
  readonly put: (keys: readonly string[], to: Partial<Preenchido>) => void;
  readonly toggle: (key: string) => void;
  readonly tirar: (linha: Linha) => void;
  /** What was suggested of it stays as it is. */
  readonly aceitar: (linha: Linha) => void;
}

/** What arrived, as rows that are corrected, alone or many at once, before any protocol is made. */
export const useImportar = (onAsked: (id: number) => void) => {
  const capturas = useCapturas({ comLeitura: true });
  const [mudado, setMudado] = useState<Readonly<Record<string, Partial<Preenchido>>>>({});
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({});
  const [escolhidas, setEscolhidas] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const importar = useAct(protocoloImportacaoApi.importar, {
    ownError: true,
    refresh: [protocoloImportacaoApi.listar],
  });
  const linhas = capturas.chegadas.flatMap((chegada) => linhasOf(chegada, mudado, erros));
  const waiting = capturas.chegadas.filter(naEspera);
  // of a file whose pages are all blank no document comes, unless the person takes some in
  const leftOut = capturas.chegadas.filter(
    ({ estado, plano }) =>
      estado === 'recusada' || (estado === 'pronta' && plano && partesOf(plano).length === 0),
  );

  const put = (keys: readonly string[], to: Partial<Preenchido>): void => {
    setMudado((now) => ({
      ...now,
      ...Object.fromEntries(keys.map((key) => [key, { ...now[key], ...to }])),
    }));
    setErros((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !keys.includes(key))));
    setProblem(undefined);
  };

  /** @returns the first row that is wrong, if any */
  const ask = async (): Promise<string | undefined> => {
    if (waiting.length > 0 || linhas.length === 0) {
      setProblem(text(waiting.length > 0 ? 'protocoloTela.novo.espere' : 'protocoloTela.novo.semArquivo'));
      return undefined;
    }
    const missing = Object.fromEntries(
      linhas.flatMap((linha) => {
        const falta = faltaOf(linha);
        return falta === undefined ? [] : [[linha.key, falta]];
      }),
    );
    const wrong = (found: Readonly<Record<string, string>>): string | undefined => {
      setErros(found);
      const count = Object.keys(found).length;
      setProblem(text('protocoloTela.importar.faltam', { count }));
      return linhas.find(({ key }) => key in found)?.key;
    };
    if (Object.keys(missing).length > 0) return wrong(missing);
    try {
      const { id } = await importar.act({ body: { itens: linhas.map(pedidoOf) } });
      capturas.limpar();
      setMudado({});
      setEscolhidas(new Set());
      setProblem(undefined);
      onAsked(id);
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const found = errosByRow(error.erros, linhas);
      if (Object.keys(found).length > 0) return wrong(found);
      setProblem(error.erros[0]?.mensagem ?? error.message);
    }
    return undefined;
  };

  /** A document of several in a file leaves alone: its pages stay out, and the others go on. */
  const tirar = ({ chegadaKey, parte }: Linha): void => {
    const { plano } = capturas.chegadas.find(({ key }) => key === chegadaKey) ?? {};
    const rest = parte.paginas.reduce((now, { numero }) => alternarFora(now, numero), plano ?? []);
    if (partesOf(rest).length === 0) capturas.tirar(chegadaKey);
    else capturas.planejar(chegadaKey, rest);
  };

  const toggle = (key: string): void =>
    setEscolhidas((now) => {
      const next = new Set(now);
      if (!next.delete(key)) next.add(key);
      return next;
    });

  const aceitar = (linha: Linha): void =>
    put([linha.key], Object.fromEntries(linha.sugeridos.map((name) => [name, linha[name]])));

  const latest = useRef({ put, toggle, tirar, aceitar });
  useEffect(() => {
    latest.current = { put, toggle, tirar, aceitar };
  });
  const [acts] = useState<LinhaActs>(() => ({
    put: (keys, to) => latest.current.put(keys, to),
    toggle: (key) => latest.current.toggle(key),
    tirar: (linha) => latest.current.tirar(linha),
    aceitar: (linha) => latest.current.aceitar(linha),
  }));

  return {
    acts,
    capturas: {
      ...capturas,
      escolher: (files: readonly File[]): void => {
        const room = mostFiles - capturas.chegadas.length;
        setProblem(files.length > room ? text('protocoloTela.importar.demais') : undefined);
        capturas.escolher(files.slice(0, room));
      },
    },
    linhas,
    leftOut,
    waiting: waiting.length,
    /** Documents whose first page has to be read, and those of which that is over. */
    leituras: {
      total: linhas.filter(({ leitura }) => leitura !== undefined).length,
      lidas: linhas.filter(({ leitura }) => leitura !== undefined && leitura !== 'ESPERA').length,
    },
    escolhidas,
    problem,
    busy: importar.isPending,
    unsaved: (): boolean => capturas.chegadas.length > 0,
    put,
    toggleAll: (): void =>
      setEscolhidas((now) => (now.size >= linhas.length ? new Set() : new Set(linhas.map(({ key }) => key)))),
    ask,
  };
};

export type Importar = ReturnType<typeof useImportar>;
