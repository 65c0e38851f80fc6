import { defined } from '#schemas/defined.ts';
import type { ConteudosTransferiveisQuery } from '#schemas/shapes/transferencia.ts';

/** Which of what the unit holds. */
export interface Filtro {
  readonly q: string;
  readonly fase: '' | '0' | '1';
  readonly estado: '' | '0' | '1' | '8';
}

export const noFilter: Filtro = { q: '', fase: '', estado: '' };

/** The filter as it travels: what was left open is not said. */
export const askedFilter = ({
  q,
  fase,
  estado,
}: Filtro): Pick<ConteudosTransferiveisQuery, 'q' | 'fase' | 'estado'> =>
  defined({
    q: q.trim() === '' ? undefined : q.trim(),
    fase: fase === '' ? undefined : (Number(fase) as 0 | 1),
    estado: estado === '' ? undefined : (Number(estado) as 0 | 1 | 8),
  });
