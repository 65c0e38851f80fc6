import { Barcode } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { tipoConteudo } from '#schemas/enums.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import { later } from '#src/ui/later.tsx';
import type { Chosen } from './bulk-actions.ts';

/** It comes when somebody asks for labels, with its texts: few do, and the inbox is opened by everybody. */
const EtiquetasDialog = later(async () => {
  const [module] = await Promise.all([
    import('#src/conteudo/etiquetas/EtiquetasDialog.tsx'),
    loadTexts('protocolo-tela'),
  ]);
  return module.EtiquetasDialog;
});

/** The labels of the protocols at sight that are selected and have a number, on the same sheets. */
export const useEtiquetas = ({
  items,
  whole,
}: Chosen): { readonly actions: readonly BarAction[]; readonly dialog: ReactNode } => {
  const text = useText();
  const [ids, setIds] = useState<readonly number[]>();
  const labelled = whole
    ? []
    : items.filter(({ tipo, numero }) => tipo === tipoConteudo.arquivoDigital && numero !== undefined);
  const action: BarAction = {
    id: 'etiquetas',
    label: text('caixa.etiquetas.imprimir'),
    icon: Barcode,
    count:
      labelled.length === items.length
        ? String(labelled.length)
        : text('caixa.lista.parte', { aceitos: labelled.length, total: items.length }),
    perform: () => setIds(labelled.map(({ id }) => id)),
  };
  return {
    actions: labelled.length === 0 ? [] : [action],
    dialog: ids && (
      <EtiquetasDialog
        ids={ids}
        title={text('caixa.etiquetas.titulo', { count: ids.length })}
        onClose={() => setIds(undefined)}
      />
    ),
  };
};
