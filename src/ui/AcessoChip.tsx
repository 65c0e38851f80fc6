import { Globe, KeyRound, LockKeyhole } from 'lucide-react';
import type { NivelAcesso } from '#schemas/shapes/conteudo.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Chip } from './Chip.tsx';

interface AcessoChipProps {
  readonly nivel: NivelAcesso;
  /** Legal ground of the restriction. */
  readonly fundamento?: string;
  /** Also say that a content is public. */
  readonly always?: boolean;
}

/** Who may read a content. Silent when public. */
export const AcessoChip = ({ nivel, fundamento, always = false }: AcessoChipProps) => {
  const text = useText();
  if (nivel === 'PUBLICO') return always ? <Chip icon={Globe}>{text('ui.acesso.PUBLICO')}</Chip> : null;
  const secret = nivel === 'SIGILOSO';
  return (
    <Chip
      icon={secret ? KeyRound : LockKeyhole}
      tone="lacre"
      weight={secret ? 'solid' : 'soft'}
      pill
      hint={fundamento}
    >
      {text(`ui.acesso.${nivel}`)}
    </Chip>
  );
};
