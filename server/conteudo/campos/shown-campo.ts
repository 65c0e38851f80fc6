import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import { display } from '#schemas/formats.ts';
import type { ArquivoCampo } from '#schemas/shapes/campos.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { CampoDefinido, ValorGuardado } from './campo-definido.ts';

/** A value of a custom field as people read it. */
export const shownCampo = (
  { tipo, casasDecimais = 0 }: Pick<CampoDefinido, 'tipo' | 'casasDecimais'>,
  valor: ValorGuardado,
  arquivo: ArquivoCampo | undefined,
): string => {
  if (Array.isArray(valor)) return valor.map(({ rotulo }) => rotulo).join(', ');
  if (typeof valor === 'number')
    return valor.toLocaleString('pt-BR', { minimumFractionDigits: casasDecimais, maximumFractionDigits: 20 });
  if (typeof valor === 'boolean') return mensagem(valor ? 'cadastro.sim' : 'cadastro.nao');
  if (tipo === tipoCampo.data) return display('date', valor);
  return tipo === tipoCampo.arquivo ? (arquivo?.nome ?? '') : valor;
};
