import { defined } from '#schemas/defined.ts';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import { fieldMessages, HttpProblem } from '#src/data/http-problem.ts';
import { text } from '#src/i18n/text.ts';
import { edicaoPath } from '#src/conteudo/content-path.ts';
import { refusalOf } from '#src/conteudo/ServerRefusal.tsx';
import { useInterrupted } from '#src/session/use-interrupted.ts';
import { useCriar, usePodeVincular, useVinculado } from './queries.ts';

/** The document named by `?idContent=`, to which the new one will be tied. */
const linkedId = (search: URLSearchParams): number | undefined => {
  const id = search.get('idContent') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
};

interface Errors {
  readonly modelo?: string;
  readonly assunto?: string;
  readonly refusal?: string;
}

/** What the document begins with: a model, or what somebody kept of one made from it. */
export interface Escolhido extends Pick<ModeloCombo, 'id' | 'nome'> {
  readonly personalizado?: number;
}

interface Interrompido {
  readonly modelo?: Escolhido;
  readonly assunto?: string | undefined;
}

const longest = 255;

/**
 * A reply begins named after what it answers, as far as it fits. The subject of what is not open to everybody stays where it
 * is: the reply goes to others, by a level of its own.
 */
const subjectOfReply = ({ numero, assunto, nivelAcesso, sigilo }: Documento): string => {
  if (numero === undefined) return '';
  if (nivelAcesso !== 'PUBLICO' || sigilo !== 0) return text('editor.novo.respostaA', { documento: numero });
  const whole = text('editor.novo.respostaComAssunto', { documento: numero, assunto });
  return whole.length > longest ? `${whole.slice(0, longest - 1).trimEnd()}…` : whole;
};

/** What was chosen and written so far, and creating the draft. */
export const useNovoDocumento = () => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [modelo, setModelo] = useState<Escolhido>();
  const [typed, setAssunto] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const created = useRef(false);
  const criar = useCriar();
  const id = linkedId(search);
  const vinculado = useVinculado(id);
  const pode = usePodeVincular(id);
  const respondeA = search.get('resposta') === 'true' ? id : undefined;
  const asked = respondeA === undefined ? undefined : vinculado.data;
  const assunto = typed ?? (asked ? subjectOfReply(asked) : '');
  const unsaved = (): boolean => !created.current && (typed ?? '').trim() !== '';

  useInterrupted<Interrompido>(
    `documento.cadastro.${id ?? ''}`,
    () => (!created.current && (modelo || typed) ? { modelo, assunto: typed } : undefined),
    (kept) => {
      setModelo(kept.modelo);
      setAssunto(kept.assunto);
    },
  );

  /** @returns the first thing that is missing, if any */
  const create = async (): Promise<'modelo' | 'assunto' | undefined> => {
    const missing = defined({
      modelo: modelo ? undefined : text('editor.novo.escolha'),
      assunto: assunto.trim() === '' ? text('editor.novo.assuntoFalta') : undefined,
    });
    setErrors(missing);
    if (!modelo) return 'modelo';
    if (assunto.trim() === '') return 'assunto';
    try {
      const { id: modeloId, personalizado } = modelo;
      const body = {
        modeloId,
        assunto: assunto.trim(),
        ...defined({ modeloPersonalizadoId: personalizado }),
      };
      const criado = await criar.act({
        body: id === undefined ? body : { ...body, conteudoVinculado: id },
      });
      created.current = true;
      // going back from the text must not lead here again
      await navigate(edicaoPath(criado.id, criado.tipo), { replace: true });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const { modeloId: ofModelo, assunto: ofAssunto } = fieldMessages(error);
      setErrors({
        modelo: ofModelo,
        assunto: ofAssunto,
        refusal: (ofModelo ?? ofAssunto) ? undefined : error.message,
      });
    }
    return undefined;
  };

  return {
    modelo,
    assunto,
    errors,
    busy: criar.isPending,
    vinculado: vinculado.data,
    /** The document that it is the reply to. */
    respondeA,
    recusado: pode.data?.permitida === false ? (pode.data.motivo ?? '') : refusalOf(pode.error),
    choose: (chosen: Escolhido) => {
      setModelo(chosen);
      setErrors(({ modelo: _, ...others }) => others);
    },
    /** What was chosen is no longer there. */
    gone: (personalizado: number) =>
      setModelo((now) => (now?.personalizado === personalizado ? undefined : now)),
    write: (written: string) => {
      setAssunto(written);
      setErrors(({ assunto: _, ...others }) => others);
    },
    create,
    unsaved,
  };
};
