import { Layers } from 'lucide-react';
import { useId } from 'react';
import type { LoteItem } from '#schemas/shapes/lote.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ItemDoLote } from './ItemDoLote.tsx';
import { partedItems } from './parted-items.ts';

/** What goes in a lot, beside a list. */
export const ItensLidos = ({ itens }: { readonly itens: readonly LoteItem[] }) => {
  const text = useText();
  const titleId = useId();
  const { dentro, fora } = partedItems(itens);
  if (dentro.length + fora.length === 0)
    return (
      <EmptyState icon={Layers} title={text('loteTela.itens.vazio')}>
        {text('loteTela.itens.vazioSo')}
      </EmptyState>
    );
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>
        {text('loteTela.itens.titulo')}: {text('loteTela.itens.total', { count: dentro.length })}
      </h2>
      <ul>
        {[...dentro, ...fora].map((item) => (
          <ItemDoLote key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
};
