import { Tag, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AlcanceMarcador, CorMarcador } from '#schemas/shapes/marcador.ts';
import { Chip } from '#src/ui/Chip.tsx';

interface MarcadorChipProps {
  readonly cor: CorMarcador;
  readonly alcance?: AlcanceMarcador;
  readonly children: ReactNode;
}

/** How a marker looks: one of the unit has people on it. */
export const MarcadorChip = ({ cor, alcance = 'PESSOAL', children }: MarcadorChipProps) => (
  <Chip icon={alcance === 'UNIDADE' ? Users : Tag} tone={cor}>
    {children}
  </Chip>
);
