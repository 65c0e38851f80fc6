import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { walkCorpo } from './no-corpo.ts';

/** Keys of the places of a body, each once, in the order in which they appear. */
export interface MarcadoresCorpo {
  readonly valores: readonly string[];
  readonly assinaturas: readonly string[];
}

/** The values that the body asks for and the signatures that it has places for. */
export const marcadoresOf = (corpo: CorpoDoc): MarcadoresCorpo => {
  const valores = new Set<string>();
  const assinaturas = new Set<string>();
  walkCorpo(corpo, (no) => {
    if (no.type === 'marcador') valores.add(String(no.attrs?.['chave']));
    if (no.type === 'assinatura') assinaturas.add(String(no.attrs?.['chave']));
  });
  return { valores: [...valores], assinaturas: [...assinaturas] };
};
