import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { compareFile, type Comparison } from './compare-file.ts';
import { hashFile, largestFile } from '#src/data/hash-file.ts';

/** Where the checking of a file is. */
export type FileCheck =
  | { readonly kind: 'conferindo'; readonly nome: string }
  | { readonly kind: 'falhou'; readonly motivo: string }
  | { readonly kind: 'feito'; readonly nome: string; readonly sha256: string; readonly result: Comparison };

interface UseFileCheck {
  readonly check: FileCheck | undefined;
  readonly start: (file: File) => Promise<void>;
  readonly forget: () => void;
}

/** Checks a file against the document on the screen; without one, finds the document and goes to it. */
export const useFileCheck = (shown: Verificacao | undefined): UseFileCheck => {
  const navigate = useNavigate();
  const [check, setCheck] = useState<FileCheck>();
  const latest = useRef(0);
  const start = async (file: File): Promise<void> => {
    const mine = ++latest.current;
    const nome = file.name;
    const fail = (motivo: string): void => setCheck({ kind: 'falhou', motivo });
    if (file.size > largestFile) {
      fail(
        text('verificar.arquivoGrande', { tamanho: megabytes(file.size), limite: megabytes(largestFile) }),
      );
      return;
    }
    setCheck({ kind: 'conferindo', nome });
    try {
      const sha256 = await hashFile(file);
      const result = await compareFile(sha256, shown);
      // another file was dropped meanwhile: this answer is nobody's
      if (mine !== latest.current) return;
      setCheck({ kind: 'feito', nome, sha256, result });
      if (result.kind === 'outro' && !shown) void navigate(`/verificar/${result.codigo}`);
    } catch (error) {
      if (mine !== latest.current) return;
      fail(error instanceof HttpProblem ? error.message : text('verificar.arquivoIlegivel', { nome }));
    }
  };
  return {
    check,
    start,
    forget: () => {
      latest.current += 1;
      setCheck(undefined);
    },
  };
};

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_048_576).toLocaleString('pt-BR')} MB`;

/** A file found before its document was known is read again against the files of that document. */
export const settle = (
  check: FileCheck | undefined,
  shown: Verificacao | undefined,
): FileCheck | undefined => {
  if (check?.kind !== 'feito' || check.result.kind !== 'outro' || check.result.codigo !== shown?.codigo)
    return check;
  const arquivo = shown.arquivos.find(({ sha256 }) => sha256 === check.sha256);
  const result: Comparison = arquivo
    ? { kind: arquivo.vigente ? 'igual' : 'antigo', arquivo }
    : { kind: 'deste', rotulo: text('verificar.arquivos') };
  return { ...check, result };
};
