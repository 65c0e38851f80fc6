import { defined } from '#schemas/defined.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { itemName } from './item-name.ts';

/** How a document is called in a sentence: its number, or "Minuta de Despacho". */
export const documentName = ({
  numero,
  tipoDocumento,
}: Pick<Documento, 'numero' | 'tipoDocumento'>): string =>
  itemName({ ...defined({ numero }), tipoDocumento: tipoDocumento.rotulo });
