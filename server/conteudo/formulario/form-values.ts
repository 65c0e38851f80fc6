import type { CampoEscrito } from '#schemas/shapes/campos.ts';
import type { FormDescription, FormValue, FormValues } from '#server/ferramentas/form/form.ts';

/** What goes in each field of a PDF, of what was written in a form. */
export const formValues = ({ campos }: FormDescription, written: readonly CampoEscrito[]): FormValues =>
  Object.fromEntries(
    campos.flatMap((field): [string, FormValue][] => {
      const found = written.find(({ campoPdf }) => campoPdf === field.nome);
      if (!found) return [];
      const { valor, texto } = found;
      if (field.tipo === 'caixa') return [[field.nome, valor === true]];
      const codeOf = (said: string): string =>
        field.opcoes?.find(({ rotulo }) => rotulo.trim() === said)?.valor ?? said;
      if (texto === '') return [];
      return [[field.nome, Array.isArray(valor) ? valor.map(codeOf) : codeOf(texto)]];
    }),
  );

/** Of what was written, what has more letters than its place in the PDF: by its label, and how many fit. */
export const tooLong = (
  { campos }: FormDescription,
  written: readonly CampoEscrito[],
): readonly { readonly rotulo: string; readonly cabem: number }[] =>
  written.flatMap(({ rotulo, campoPdf, texto }) => {
    const cabem = campos.find(({ nome }) => nome === campoPdf)?.tamanhoMaximo;
    return cabem === undefined || texto.length <= cabem ? [] : [{ rotulo, cabem }];
  });
