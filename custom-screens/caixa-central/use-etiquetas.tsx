import { Barcode } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { tipoConteudo } from '#schemas/enums.ts';
import { EtiquetasDialog } from '#src/conteudo/etiquetas/EtiquetasDialog.tsx';
import { useText } from '#src/i18n/use-text.ts';
import type { BarAction } from '#src/ui/bar-action.ts';
import type { Chosen } from './bulk-actions.ts';

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
    label: text('protocoloTela.etiquetas.imprimirVarias'),
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
        title={text('protocoloTela.etiquetas.tituloVarias', { count: ids.length })}
        onClose={() => setIds(undefined)}
      />
    ),
  };
};
