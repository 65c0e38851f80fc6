import { CircleAlert, CircleCheck, Layers, ListMinus, Undo2, type LucideIcon } from 'lucide-react';
import type { LoteItem } from '#schemas/shapes/lote.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { ToneName } from '#src/theme/tokens.ts';
import { Chip } from '#src/ui/Chip.tsx';

const looks: Readonly<Record<LoteItem['situacao'], readonly [LucideIcon, ToneName]>> = {
  INCLUIDO: [Layers, 'azul'],
  FICOU: [CircleAlert, 'ambar'],
  RETIRADO: [ListMinus, 'pedra'],
  RECEBIDO: [CircleCheck, 'verde'],
  RECUSADO: [Undo2, 'rubro'],
};

/** What became of an item of a lot. */
export const SituacaoChip = ({ situacao }: { readonly situacao: LoteItem['situacao'] }) => {
  const text = useText();
  const [icon, tone] = looks[situacao];
  return (
    <Chip icon={icon} tone={tone}>
      {text(`loteTela.itens.situacoes.${situacao}`)}
    </Chip>
  );
};
