import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import { findProblems, type PodeImprimir } from '#schemas/corpo/find-problems.ts';
import { mapContent, type NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { normalizeText } from '#schemas/corpo/normalize-text.ts';
import { pdf as textos } from '#schemas/messages/pt-BR/pdf.ts';
import { boxed } from './boxed.ts';
import { isDraft, type PdfEntrada } from './pdf-entrada.ts';

/**
 * A document that counts must print every character and describe every image, or it is refused with the places.
 * A draft is shown all the same, with a box where a character is missing.
 */
export const printable = (entrada: PdfEntrada, podeImprimir: PodeImprimir): PdfEntrada => {
  const problems = findProblems(entrada.corpo, {
    podeImprimir,
    valores: entrada.valores,
    rotulos: entrada.rotulos,
  });
  const first = problems[0];
  if (!first) return entrada;
  if (!isDraft(entrada.situacao)) {
    throw new AppError(
      first.codigo,
      { lugar: first.lugar, ...defined({ caractere: first.caractere || undefined }) },
      {
        erros: problems.map(({ mensagem, chave }) => ({
          campo: chave ? `valores.${chave}` : 'corpo',
          mensagem,
        })),
      },
    );
  }
  const clean = (text: string): string => boxed(normalizeText(text), podeImprimir);
  return {
    ...entrada,
    valores: Object.fromEntries(
      Object.entries(entrada.valores ?? {}).map(([key, text]) => [key, clean(text)]),
    ),
    corpo: mapContent(entrada.corpo as NoCorpo, (children) =>
      children.map((child) => shown(child, clean)),
    ) as PdfEntrada['corpo'],
  };
};

const shown = (no: NoCorpo, clean: (text: string) => string): NoCorpo => {
  if (no.type === 'text') return { ...no, text: clean(no.text ?? '') };
  const shownCaption =
    typeof no.attrs?.['legenda'] === 'string'
      ? { ...no, attrs: { ...no.attrs, legenda: clean(no.attrs['legenda']) } }
      : no;
  const described =
    no.attrs?.['decorativa'] === true ||
    (typeof no.attrs?.['alt'] === 'string' && no.attrs['alt'].trim() !== '');
  if (no.type === 'image' && !described)
    return { ...shownCaption, attrs: { ...shownCaption.attrs, alt: textos.semDescricao } };
  return shownCaption;
};
