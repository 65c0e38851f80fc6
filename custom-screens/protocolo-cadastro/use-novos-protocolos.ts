import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { TipoDocumentoCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import { assuntoOf } from '#src/conteudo/captura/assunto-of.ts';
import { partesOf, type Parte } from '#src/conteudo/captura/plano.ts';
import { naEspera, useCapturas, type Chegada } from '#src/conteudo/captura/use-capturas.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { edicaoPath } from '#src/conteudo/content-path.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { readKey, useRead } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { useSignedIn } from '#src/session/session-store.ts';

/** A document of what arrived, which will be a protocol. */
export interface Futuro {
  readonly key: string;
  readonly chegada: Chegada;
  readonly parte: Parte;
  /** How it is called before it has a subject. */
  readonly nome: string;
  readonly assunto: string;
  readonly erro?: string | undefined;
  /** The protocol that it became. */
  readonly id?: number | undefined;
}

/** The type that a new protocol opens with, where the settings name one that this person may use. */
const useTipoPadrao = (): TipoDocumentoCombo | undefined => {
  const { id } = useSignedIn().userConfig.protocoloLigthPadrao;
  const tipos = useRead(
    protocoloApi.tipos,
    { query: { q: '', pageSize: 100 } },
    { ownError: true, enabled: id !== undefined },
  );
  return tipos.data?.itens.find((one) => one.id === id);
};

type ByKey<T> = Readonly<Record<string, T>>;

/** What arrived, what was written of it, and making protocols of all. */
export const useNovosProtocolos = () => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const capturas = useCapturas();
  const tipoPadrao = useTipoPadrao();
  const [tipoEscolhido, setTipo] = useState<TipoDocumentoCombo | null>();
  // nothing chosen yet is what the settings say; what was emptied stays empty
  const tipo = tipoEscolhido === undefined ? tipoPadrao : (tipoEscolhido ?? undefined);
  const [interessados, setInteressados] = useState<readonly Rotulo[]>([]);
  const [assuntos, setAssuntos] = useState<ByKey<string>>({});
  const [erros, setErros] = useState<ByKey<string>>({});
  const [feitos, setFeitos] = useState<ByKey<number>>({});
  const [problem, setProblem] = useState<string>();
  const [tipoFalta, setTipoFalta] = useState<string>();
  const [doing, setDoing] = useState<number>();
  const done = useRef(false);

  const futuros = capturas.chegadas.flatMap((chegada) => futurosOf(chegada, { assuntos, erros, feitos }));
  const left = futuros.filter(({ id }) => id === undefined);
  const waiting = capturas.chegadas.some(naEspera);

  /** @returns what to go to, where something is missing */
  const missing = (): string | undefined => {
    const without = left.filter(({ assunto }) => assunto.trim() === '');
    const files = left.length === 0 ? text('protocoloTela.novo.semArquivo') : undefined;
    setTipoFalta(tipo ? undefined : text('protocoloTela.novo.tipoFalta'));
    setErros(Object.fromEntries(without.map(({ key }) => [key, text('protocoloTela.novo.assuntoFalta')])));
    setProblem(waiting ? text('protocoloTela.novo.espere') : files);
    if (waiting || files !== undefined) return 'arquivos';
    return without[0]?.key ?? (tipo ? undefined : 'tipo');
  };

  const makeOne = async (
    { key, chegada, parte, assunto }: Futuro,
    tipoId: number,
  ): Promise<number | undefined> => {
    try {
      const { id } = await call(
        protocoloApi.incluir,
        {
          body: {
            tipoDocumentoId: tipoId,
            assunto: assunto.trim(),
            interessados: interessados.length > 0 ? interessados.map((one) => one.id) : undefined,
            captura: { id: chegada.captura?.id ?? 0, paginas: [...parte.paginas] },
          },
          files: {},
        },
        { ownDenial: true },
      );
      setFeitos((now) => ({ ...now, [key]: id }));
      return id;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      setErros((now) => ({ ...now, [key]: error.erros[0]?.mensagem ?? error.message }));
      return undefined;
    }
  };

  const create = async (): Promise<string | undefined> => {
    const place = missing();
    if (place !== undefined || !tipo) return place ?? 'tipo';
    const made: number[] = [];
    try {
      for (const [index, futuro] of left.entries()) {
        setDoing(index + 1);
        const id = await makeOne(futuro, tipo.id);
        if (id !== undefined) made.push(id);
      }
    } finally {
      setDoing(undefined);
      await Promise.all(contentReads.map((read) => client.invalidateQueries({ queryKey: readKey(read) })));
    }
    const [only] = made;
    if (futuros.length === 1 && only !== undefined) {
      done.current = true;
      // going back from the form must not lead here again
      await navigate(edicaoPath(only, tipoConteudo.arquivoDigital), { replace: true });
    }
    return undefined;
  };

  return {
    capturas,
    futuros,
    left: left.length,
    tipo,
    tipoFalta,
    interessados,
    problem,
    doing,
    unsaved: (): boolean => !done.current && (left.length > 0 || waiting),
    escolherTipo: (chosen: TipoDocumentoCombo | undefined): void => {
      setTipo(chosen ?? null);
      setTipoFalta(undefined);
    },
    escolherInteressados: setInteressados,
    escrever: (key: string, assunto: string): void => {
      setAssuntos((now) => ({ ...now, [key]: assunto }));
      setErros(({ [key]: _, ...others }) => others);
    },
    create,
    outros: (): void => {
      capturas.limpar();
      setFeitos({});
      setErros({});
      setAssuntos({});
    },
  };
};

interface Written {
  readonly assuntos: ByKey<string>;
  readonly erros: ByKey<string>;
  readonly feitos: ByKey<number>;
}

const futurosOf = (chegada: Chegada, { assuntos, erros, feitos }: Written): readonly Futuro[] => {
  if (!chegada.plano || chegada.estado !== 'pronta') return [];
  const parts = partesOf(chegada.plano);
  const { name } = chegada.file;
  const suggested = assuntoOf(name);
  return parts.map((parte, index) => {
    // a document keeps what was written of it while its first page is the same
    const key = `${chegada.key}/${parte.paginas[0]?.numero ?? 0}`;
    const several = parts.length > 1;
    return {
      key,
      chegada,
      parte,
      nome: several ? text('protocoloTela.novo.parte', { nome: name, n: index + 1 }) : name,
      assunto: assuntos[key] ?? (several ? '' : suggested),
      erro: erros[key],
      id: feitos[key],
    };
  });
};
