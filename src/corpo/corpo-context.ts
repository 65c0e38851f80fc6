import { createContext, useContext } from 'react';
import type { Propriedade, Valores } from '#schemas/shapes/propriedade.ts';

/** Who has a place of signature. */
export interface Signatario {
  readonly nome: string;
  readonly cargo?: string;
}

/** Which body is being written: of a document, where the model rules, or of the model itself. */
export type ModoCorpo = 'documento' | 'modelo';

/** What the places of a body show and do; the body itself holds only their keys. */
export interface CorpoData {
  readonly modo: ModoCorpo;
  readonly editavel: boolean;
  readonly propriedades: ReadonlyMap<string, Propriedade>;
  readonly valores: Valores;
  readonly automaticos: Valores;
  readonly signatarios: ReadonlyMap<string, Signatario>;
  /** Opens the value of a place, beside the element that shows it. */
  readonly openMarcador: (chave: string, at: HTMLElement) => void;
  /** Leads to naming the signer of a place. */
  readonly openAssinatura: ((chave: string) => void) | undefined;
}

export const CorpoContext = createContext<CorpoData | undefined>(undefined);

export const useCorpo = (): CorpoData => {
  const data = useContext(CorpoContext);
  if (!data) throw new Error('useCorpo fora de um editor de corpo');
  return data;
};
