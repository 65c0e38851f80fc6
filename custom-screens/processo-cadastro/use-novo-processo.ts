import { defined } from '#schemas/defined.ts';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { processoApi } from '#schemas/api/processo.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { contentReads } from '#src/conteudo/content-reads.ts';
import { edicaoPath } from '#src/conteudo/content-path.ts';
import { fieldMessages, HttpProblem } from '#src/data/http-problem.ts';
import { useAct } from '#src/data/query.ts';
import { text } from '#src/i18n/text.ts';
import { useInterrupted } from '#src/session/use-interrupted.ts';

interface Errors {
  readonly tipo?: string;
  readonly assunto?: string;
  readonly refusal?: string;
}

/** The process that the new one will be part of, named by `?subprocessoDe=`. */
const parentOf = (search: URLSearchParams): number | undefined => {
  const id = search.get('subprocessoDe') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
};

/** What was chosen and written so far, and opening the process. */
export const useNovoProcesso = () => {
  const navigate = useNavigate();
  const parteDe = parentOf(useSearchParams()[0]);
  const [tipo, setTipo] = useState<number>();
  const [assunto, setAssunto] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const created = useRef(false);
  const criar = useAct(processoApi.criar, { refresh: contentReads, ownError: true });
  useInterrupted<{ readonly tipo?: number; readonly assunto: string }>(
    `processo.cadastro.${parteDe ?? ''}`,
    () => (!created.current && (tipo !== undefined || assunto !== '') ? { assunto, tipo } : undefined),
    (kept) => {
      setTipo(kept.tipo);
      setAssunto(kept.assunto);
    },
  );

  /** @returns the first thing that is missing, if any */
  const create = async (): Promise<'tipo' | 'assunto' | undefined> => {
    const missing = defined({
      tipo: tipo === undefined ? text('processoEdicao.novo.escolha') : undefined,
      assunto: assunto.trim() === '' ? text('processoEdicao.novo.assuntoFalta') : undefined,
    });
    setErrors(missing);
    if (tipo === undefined) return 'tipo';
    if (assunto.trim() === '') return 'assunto';
    try {
      const criado = await criar.act({
        body: {
          tipoProcessoId: tipo,
          assunto: assunto.trim(),
          ...defined({ subprocessoDe: parteDe }),
        },
      });
      created.current = true;
      // going back from the form must not lead here again
      await navigate(edicaoPath(criado.id, tipoConteudo.processo), { replace: true });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const { tipoProcessoId, assunto: ofAssunto } = fieldMessages(error);
      setErrors({
        tipo: tipoProcessoId,
        assunto: ofAssunto,
        refusal: (tipoProcessoId ?? ofAssunto) === undefined ? error.message : undefined,
      });
    }
    return undefined;
  };

  return {
    tipo,
    assunto,
    errors,
    parteDe,
    busy: criar.isPending,
    unsaved: (): boolean => !created.current && assunto.trim() !== '',
    choose: (chosen: number): void => {
      setTipo(chosen);
      setErrors(({ tipo: _, ...others }) => others);
    },
    write: (written: string): void => {
      setAssunto(written);
      setErrors(({ assunto: _, ...others }) => others);
    },
    create,
  };
};
