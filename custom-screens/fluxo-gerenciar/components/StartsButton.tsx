import Button from '@mui/material/Button';
import { Play } from 'lucide-react';
import type { DesenhoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useText } from '#src/i18n/use-text.ts';

interface StartsButtonProps {
  readonly desenho: Pick<DesenhoFluxo, 'versoes'>;
  readonly onSee: () => void;
}

/** Leads to what starts the flow, from when there is a version to start. */
export const StartsButton = ({ desenho: { versoes }, onSee }: StartsButtonProps) => {
  const text = useText();
  if (versoes.length === 0) return null;
  return (
    <Button variant="outlined" startIcon={<Play size={16} aria-hidden="true" />} onClick={onSee}>
      {text('fluxoDesenho.inicio.titulo')}
    </Button>
  );
};
