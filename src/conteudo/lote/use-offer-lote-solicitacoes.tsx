import { ListChecks } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { tipoConteudo } from '#schemas/enums.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { later } from '#src/ui/later.tsx';

/** It comes when somebody asks for it, with its texts: lists are opened by everybody. */
const PorEmLoteSolicitacoesDialog = later(async () => {
  const [module] = await Promise.all([
    import('./PorEmLoteSolicitacoesDialog.tsx'),
    loadTexts('lote-tela'),
    loadTexts('lote-solicitacoes-tela'),
  ]);
  return module.PorEmLoteSolicitacoesDialog;
});

interface OfferLoteSolicitacoes {
  readonly actions: readonly BarAction[];
  readonly dialog: ReactNode;
}

/** Taking together the requests among what is selected in a list: the server says of each whether it entered. */
export const useOfferLoteSolicitacoes = (
  items: readonly { readonly id: number; readonly tipo: number }[],
): OfferLoteSolicitacoes => {
  const text = useText();
  const [ids, setIds] = useState<readonly number[]>();
  const going = items.filter(({ tipo }) => tipo === tipoConteudo.solicitacaoServico);
  const action: BarAction = {
    id: 'porEmLoteSolicitacoes',
    label: text('caixa.porEmLoteSolicitacoes'),
    icon: ListChecks,
    count:
      going.length === items.length
        ? String(going.length)
        : text('caixa.lista.parte', { aceitos: going.length, total: items.length }),
    perform: () => setIds(going.map(({ id }) => id)),
  };
  return {
    actions: going.length > 0 ? [action] : [],
    dialog: ids && <PorEmLoteSolicitacoesDialog ids={ids} onClose={() => setIds(undefined)} />,
  };
};
