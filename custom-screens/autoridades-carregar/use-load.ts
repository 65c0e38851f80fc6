import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { certificadoApi } from '#schemas/api/certificado.ts';
import type {
  AutoridadeLida,
  AutoridadesArquivo,
  AutoridadesCarga,
  ListaLida,
} from '#schemas/shapes/autoridades.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';

export type Confianca = NonNullable<AutoridadesCarga['raizes']>[number]['confianca'];

/** A file that was chosen, and what the server said of it. */
interface Read {
  readonly file: File;
  readonly said: AutoridadesArquivo;
}

/** All that the files have, each thing once. */
interface Together {
  readonly raizes: readonly AutoridadeLida[];
  readonly intermediarias: readonly AutoridadeLida[];
  readonly listas: readonly ListaLida[];
  readonly recusados: AutoridadesArquivo['recusados'];
}

interface Load {
  /** The file at work, and which of the works it is. */
  readonly working: { readonly nome: string; readonly loading: boolean } | undefined;
  readonly together: Together;
  readonly trusted: ReadonlyMap<string, Confianca>;
  /** How many things would be kept as the person chose. */
  readonly toLoad: number;
  /** How many were, once they were. */
  readonly loaded: number | undefined;
  readonly anyFile: boolean;
  readonly read: (files: readonly File[]) => Promise<void>;
  readonly trust: (impressao: string, confianca: Confianca | undefined) => void;
  readonly load: () => Promise<void>;
  readonly again: () => void;
}

/** Files are read one at a time; loaded too, those with authorities first: the lists of another file may be theirs. */
export const useLoad = (): Load => {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly Read[]>([]);
  const [failed, setFailed] = useState<AutoridadesArquivo['recusados']>([]);
  const [trusted, setTrusted] = useState<ReadonlyMap<string, Confianca>>(new Map());
  const [working, setWorking] = useState<Load['working']>();
  const [loaded, setLoaded] = useState<number>();

  /** What the server says of a file; why it does not, beside those that do not come in. */
  const ask = async (file: File, loading: boolean): Promise<AutoridadesArquivo | undefined> => {
    setWorking({ nome: file.name, loading });
    try {
      const endpoint = loading ? certificadoApi.carregarAutoridades : certificadoApi.lerAutoridades;
      const raizes = [...trusted].map(([impressao, confianca]) => ({ impressao, confianca }));
      return await call(
        endpoint,
        { body: loading ? { raizes } : {}, files: { arquivo: file } },
        { ownDenial: true },
      );
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const motivo = error.erros[0]?.mensagem ?? error.message;
      setFailed((before) => [...before, { nome: file.name, motivo }]);
      return undefined;
    } finally {
      setWorking(undefined);
    }
  };

  const read = async (chosen: readonly File[]): Promise<void> => {
    for (const file of chosen) {
      const said = await ask(file, false);
      if (said) setFiles((before) => [...before, { file, said }]);
    }
  };

  const load = async (): Promise<void> => {
    const [withAuthorities, withLists] = [true, false].map((first) =>
      files.filter(({ said }) => said.autoridades.length > 0 === first),
    );
    const done: Read[] = [];
    for (const one of [...(withAuthorities ?? []), ...(withLists ?? [])]) {
      const said = await ask(one.file, true);
      done.push(said ? { file: one.file, said } : one);
    }
    setFiles(done);
    const after = togetherOf(done, []);
    setLoaded(
      [...after.raizes, ...after.intermediarias].filter(({ situacao }) => situacao === 'CARREGADA').length +
        after.listas.filter(({ situacao }) => situacao === 'GUARDADA').length,
    );
    void client.invalidateQueries();
  };

  const together = togetherOf(files, failed);
  return {
    working,
    together,
    trusted,
    toLoad:
      together.raizes.filter(({ situacao, impressao }) => situacao === 'NOVA' && trusted.has(impressao))
        .length +
      [...together.intermediarias, ...together.listas].filter(({ situacao }) => situacao === 'NOVA').length,
    loaded,
    anyFile: files.length + failed.length > 0,
    read,
    trust: (impressao, confianca) =>
      setTrusted((before) => {
        const next = new Map(before);
        if (confianca) next.set(impressao, confianca);
        else next.delete(impressao);
        return next;
      }),
    load,
    again: () => {
      setFiles([]);
      setFailed([]);
      setTrusted(new Map());
      setLoaded(undefined);
    },
  };
};

const firstOfEach = <T>(all: readonly T[], key: (one: T) => string): readonly T[] =>
  [...new Map(all.toReversed().map((one) => [key(one), one])).values()].toReversed();

const togetherOf = (files: readonly Read[], failed: Together['recusados']): Together => {
  const autoridades = firstOfEach(
    files.flatMap(({ said }) => said.autoridades),
    ({ impressao }) => impressao,
  );
  const known = new Set(autoridades.map(({ sujeito }) => sujeito));
  return {
    raizes: autoridades.filter(({ raiz }) => raiz),
    intermediarias: autoridades.filter(({ raiz }) => !raiz),
    listas: firstOfEach(
      files.flatMap(({ said }) => said.listas),
      ({ sujeito, de }) => `${sujeito} ${de}`,
    ).map((lista) =>
      // the authority comes in another of the files
      lista.situacao === 'SEM_AUTORIDADE' && known.has(lista.sujeito)
        ? { ...lista, situacao: 'NOVA' }
        : lista,
    ),
    recusados: [...files.flatMap(({ said }) => said.recusados), ...failed],
  };
};
