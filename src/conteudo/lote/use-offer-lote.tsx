import { Layers } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { tipoConteudo } from '#schemas/enums.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import type { BarAction } from '#src/ui/bar-action.ts';
import { later } from '#src/ui/later.tsx';

/** It comes when somebody asks for it, with its texts: lists are opened by everybody. */
const PorEmLoteDialog = later(async () => {
  const [module] = await Promise.all([import('./PorEmLoteDialog.tsx'), loadTexts('lote-tela')]);
  return module.PorEmLoteDialog;
});

interface OfferLote {
  readonly actions: readonly BarAction[];
  readonly dialog: ReactNode;
}

/**
 * Putting in a lot what is selected in a list, where the person may forward: the server says of each whether it entered.
 * @param onDone ids of those that entered, once the person has read what became of each
 */
export const useOfferLote = (
  items: readonly { readonly id: number; readonly tipo: number }[],
  onDone: (ids: readonly number[]) => void,
): OfferLote => {
  const text = useText();
  const may = useMayPorEmLote();
  const [ids, setIds] = useState<readonly number[]>();
  const [entered, setEntered] = useState<readonly number[]>([]);
  const close = (): void => {
    setIds(undefined);
    onDone(entered);
    setEntered([]);
  };
  // a lot does not go inside another
  const going = items.filter(({ tipo }) => tipo !== tipoConteudo.lote);
  const action: BarAction = {
    id: 'porEmLote',
    label: text('caixa.porEmLote'),
    icon: Layers,
    count:
      going.length === items.length
        ? String(going.length)
        : text('caixa.lista.parte', { aceitos: going.length, total: items.length }),
    perform: () => setIds(going.map(({ id }) => id)),
  };
  return {
    actions: may && going.length > 0 ? [action] : [],
    dialog: ids && <PorEmLoteDialog ids={ids} onDone={setEntered} onClose={close} />,
  };
};

/** Who forwards makes lots. */
export const useMayPorEmLote = (): boolean => useCan({ any: ['tramiteDocumento', 'tramiteProcesso'] });
