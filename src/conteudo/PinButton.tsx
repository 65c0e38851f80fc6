import { Pin, PinOff } from 'lucide-react';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { usePinnedSearches } from './pinned-searches.ts';

/** Puts a saved search among the tabs of the inbox, or takes it from there. */
export const PinButton = ({ saved }: { readonly saved: Pick<PesquisaSalva, 'id' | 'nome'> }) => {
  const text = useText();
  const { ids, toggle } = usePinnedSearches();
  const pinned = ids?.includes(saved.id) === true;
  return (
    <IconAction
      icon={pinned ? PinOff : Pin}
      size="small"
      label={text(pinned ? 'exibicaoCaixa.abas.soltar' : 'exibicaoCaixa.abas.fixar')}
      disabled={ids === undefined}
      onClick={() => toggle(saved.id, saved.nome)}
    />
  );
};
