import type { Estado } from '#src/ui/EstadoChip.tsx';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';

/** State to be shown: a draft, in transit until somebody receives it, or the archiving state. */
export const contentState = ({
  fase,
  estado,
  emTransito,
}: Pick<ConteudoAberto, 'fase' | 'estado' | 'emTransito'>): Estado => {
  if (estado !== 0) return estado as Estado;
  if (emTransito) return 6;
  return fase === 0 ? 'minuta' : 0;
};
