import { refuseField } from '#server/engine/refuse-field.ts';
import { repeatedOption } from './opcoes.ts';

/** What is checked of a custom field, whatever says which a content has. */
interface Conferido {
  readonly rotulo: string;
  readonly tipo: number;
  readonly campo?: number;
  readonly opcoes?: string;
  readonly referenciaTempo?: string;
  readonly rotuloReferencia?: string;
}

interface WithCampos {
  readonly camposPersonalizados?: readonly Conferido[];
}

const data = 3;
const lista = 4;
const vinculo = 5;

/** The custom fields of a type: options somewhere, and a time reference that is another date field of the list. */
export const checkCampos = ({ camposPersonalizados: campos = [] }: WithCampos): void => {
  campos.forEach(({ rotulo, tipo, campo, opcoes, referenciaTempo, rotuloReferencia }, i) => {
    const at = (name: string): string => `camposPersonalizados.${i}.${name}`;
    if (tipo === lista && campo === undefined && opcoes === undefined)
      throw refuseField(at('opcoes'), 'registro.campos.opcoes');
    if (tipo === vinculo && campo === undefined) throw refuseField(at('campo'), 'registro.campos.vinculo');
    const repeated = repeatedOption(opcoes);
    if (repeated !== undefined)
      throw refuseField(at('opcoes'), 'registro.campos.opcaoRepetida', { opcao: repeated });
    if (referenciaTempo !== 'OUTRO_CAMPO') return;
    const target = campos.find((other) => other.rotulo === rotuloReferencia);
    if (!target || target.tipo !== data || target.rotulo === rotulo)
      throw refuseField(at('rotuloReferencia'), 'registro.campos.referencia');
  });
};
