import type { ValuesOf } from '#server/engine/typed-record.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { repeatedOption } from './opcoes.ts';

type WithCampos = Pick<ValuesOf<'tipo-documento' | 'tipo-processo'>, 'camposPersonalizados'>;

const data = 3;
const lista = 4;
const vinculo = 5;

/** The custom fields of a type: options somewhere, and a time reference that is another date field of the list. */
export const checkCampos = ({ camposPersonalizados: campos = [] }: Readonly<WithCampos>): void => {
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
