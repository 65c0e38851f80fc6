import { BadgeCheck, Ban, CircleX, PenLine, type LucideIcon } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import type { ToneName } from '#src/theme/tokens.ts';
import { Chip } from './Chip.tsx';

export type SituacaoAssinatura = 'pendente' | 'assinado' | 'recusado' | 'cancelada';

const look: Record<SituacaoAssinatura, readonly [LucideIcon, ToneName]> = {
  pendente: [PenLine, 'ambar'],
  assinado: [BadgeCheck, 'verde'],
  recusado: [CircleX, 'rubro'],
  cancelada: [Ban, 'pedra'],
};

export const AssinaturaChip = ({ situacao }: { readonly situacao: SituacaoAssinatura }) => {
  const text = useText();
  const [icon, tone] = look[situacao];
  return (
    <Chip icon={icon} tone={tone}>
      {text(`ui.assinatura.${situacao}`)}
    </Chip>
  );
};

/** How many of the signatures of a document are there: waiting while one is missing, done when none is. */
export const AssinaturasChip = ({ feitas, total }: { readonly feitas: number; readonly total: number }) => {
  const text = useText();
  if (total === 0) return null;
  const [icon, tone] = look[feitas < total ? 'pendente' : 'assinado'];
  return (
    <Chip icon={icon} tone={tone}>
      {text(total === 1 ? 'ui.assinatura.contagemUma' : 'ui.assinatura.contagem', { feitas, total })}
    </Chip>
  );
};
