import { LockOpen, Stamp } from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from './Chip.tsx';

const weights = ['soft', 'soft', 'outlined', 'solid', 'max'] as const;

interface SigiloChipProps {
  /** 0 ostensivo, 1 reservado, 2 confidencial, 3 secreto, 4 ultra secreto. */
  readonly grau: number;
  /** Consultation pages also say that a content is open. */
  readonly always?: boolean;
}

/** The degree of secrecy: one hue of growing weight. Silent when open. */
export const SigiloChip = ({ grau, always = false }: SigiloChipProps) => {
  const text = useText();
  const weight = weights[grau];
  if (weight === undefined || (grau === 0 && !always)) return null;
  return (
    <Chip icon={grau === 0 ? LockOpen : Stamp} tone={grau === 0 ? 'pedra' : 'lacre'} weight={weight} pill>
      {text(`ui.sigilo.${grau as 0 | 1 | 2 | 3 | 4}`)}
    </Chip>
  );
};
