import { Ban, CircleCheck, Clock, MailOpen, MailWarning, type LucideIcon } from 'lucide-react';
import type { SituacaoIntimacao } from '#schemas/shapes/intimacao.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from '#src/ui/Chip.tsx';

const looks: Readonly<
  Record<
    SituacaoIntimacao,
    { readonly icon: LucideIcon; readonly tone: 'ambar' | 'azul' | 'verde' | 'pedra' }
  >
> = {
  ENVIADA: { icon: MailWarning, tone: 'ambar' },
  LIDA: { icon: MailOpen, tone: 'azul' },
  TACITA: { icon: Clock, tone: 'ambar' },
  RESPONDIDA: { icon: CircleCheck, tone: 'verde' },
  CANCELADA: { icon: Ban, tone: 'pedra' },
};

/** How a notice stands. */
export const IntimacaoMark = ({ situacao }: { readonly situacao: SituacaoIntimacao }) => {
  const text = useText();
  const { icon, tone } = looks[situacao];
  return (
    <Chip icon={icon} tone={tone}>
      {text(`externo.intimacao.situacao.${situacao}`)}
    </Chip>
  );
};
