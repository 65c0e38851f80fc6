import { FolderOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { tipoConteudo } from '#schemas/enums.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCan } from '#src/session/Can.tsx';
import type { BarAction } from '#src/ui/bar-action.ts';
import { later } from '#src/ui/later.tsx';

/** It comes when somebody asks for it, with its texts: lists are opened by everybody. */
const PorEmDossieDialog = later(async () => {
  const [module] = await Promise.all([import('./PorEmDossieDialog.tsx'), loadTexts('dossie-tela')]);
  return module.PorEmDossieDialog;
});

interface Putting {
  readonly id: number;
  readonly tipo: number;
  readonly fase?: number;
}

interface OfferDossie {
  readonly actions: readonly BarAction[];
  readonly dialog: ReactNode;
}

/** What holds others does not go in a dossier, nor does a draft. */
const goes = ({ tipo, fase = 1 }: Putting): boolean =>
  fase === 1 && tipo !== tipoConteudo.lote && tipo !== tipoConteudo.dossie;

/** Putting contents in a dossier, where the person keeps dossiers: the server says of each whether it entered. */
export const useOfferDossie = (items: readonly Putting[], counted = true): OfferDossie => {
  const text = useText();
  const may = useCan('dossieEditar');
  const [ids, setIds] = useState<readonly number[]>();
  const going = items.filter(goes);
  const action: BarAction = {
    id: 'porEmDossie',
    label: text('caixa.porEmDossie'),
    icon: FolderOpen,
    count: !counted
      ? undefined
      : going.length === items.length
        ? String(going.length)
        : text('caixa.lista.parte', { aceitos: going.length, total: items.length }),
    perform: () => setIds(going.map(({ id }) => id)),
  };
  return {
    actions: may && going.length > 0 ? [action] : [],
    dialog: ids && <PorEmDossieDialog ids={ids} onClose={() => setIds(undefined)} />,
  };
};
