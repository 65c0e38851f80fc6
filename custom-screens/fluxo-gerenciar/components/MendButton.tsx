import Button from '@mui/material/Button';
import { Wrench } from 'lucide-react';
import type { AchadoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import type { text as texts } from '#src/i18n/text.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Drawing } from '../drawing.ts';
import type { PapelNomeado } from '../lane-role.ts';
import { mendOf, type Mend } from '../mends.ts';

export interface Mends {
  readonly papeis: readonly PapelNomeado[];
  readonly onMend: (mend: Mend) => void;
}

interface MendButtonProps {
  readonly drawing: Drawing;
  readonly achado: AchadoFluxo;
  readonly mends: Mends;
}

/** Mends a problem in one act, where there is one evident way to; "Desfazer" takes it back. */
export const MendButton = ({ drawing, achado, mends }: MendButtonProps) => {
  const text = useText();
  const mend = mendOf(drawing, achado, mends.papeis);
  if (!mend) return null;
  const como = text('fluxoDesenho.corrigir.como', { como: wayOf(mend, text) });
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Wrench size={14} aria-hidden="true" />}
      aria-label={como}
      title={como}
      onClick={() => mends.onMend(mend)}
    >
      {text('fluxoDesenho.corrigir.botao')}
    </Button>
  );
};

const wayOf = ({ kind, nome = '' }: Mend, text: typeof texts): string =>
  kind === 'padrao' && nome === ''
    ? text('fluxoDesenho.corrigir.padraoSemNome')
    : text(`fluxoDesenho.corrigir.${kind}`, { nome });
