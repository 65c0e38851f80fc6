import { mayBeTyped } from '#schemas/corpo/may-be-typed.ts';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import { text } from '#src/i18n/text.ts';
import type { CorpoData } from './corpo-context.ts';

/** What a marker is now. */
interface EstadoMarcador {
  readonly rotulo: string;
  /** The text that stands in its place. */
  readonly valor: string | undefined;
  /** The text that the system knows. */
  readonly automatico: string | undefined;
  /** A person may write it. */
  readonly preenchivel: boolean;
  readonly propriedade: Propriedade | undefined;
}

const filled = (value: string | undefined): string | undefined =>
  value === undefined || value.trim() === '' ? undefined : value;

/** What a person wrote wins over what the system knows, as on paper. */
export const estadoMarcador = (
  {
    propriedades,
    valores,
    automaticos,
    modo,
  }: Pick<CorpoData, 'propriedades' | 'valores' | 'automaticos' | 'modo'>,
  chave: string,
): EstadoMarcador => {
  const propriedade = propriedades.get(chave);
  const automatico = modo === 'modelo' ? undefined : filled(automaticos[chave]);
  return {
    rotulo: propriedade?.rotulo ?? text('editor.marcador.desconhecido', { chave }),
    valor: modo === 'modelo' ? undefined : (filled(valores[chave]) ?? automatico),
    automatico,
    preenchivel: modo === 'documento' && propriedade !== undefined && mayBeTyped(propriedade),
    propriedade,
  };
};
