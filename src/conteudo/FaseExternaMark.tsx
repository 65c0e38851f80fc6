import type { FaseExterna } from '#schemas/shapes/fase-externa.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { faseLook } from './fase-externa.ts';

/** In which phase a request from outside is, in the words of the body; nothing of what is none. */
export const FaseExternaMark = ({ fase }: { readonly fase: FaseExterna | undefined }) => {
  const text = useText();
  return fase && <Chip {...faseLook[fase]}>{text(`caixa.faseExterna.${fase}`)}</Chip>;
};
