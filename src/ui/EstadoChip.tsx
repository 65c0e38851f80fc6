import {
  Archive,
  ArchiveRestore,
  Ban,
  BookOpen,
  CircleCheck,
  ExternalLink,
  FileCheck,
  FilePen,
  HandHelping,
  Mail,
  Package,
  Send,
  Trash2,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';
import type { ToneName } from '#src/theme/tokens.ts';
import { Chip } from './Chip.tsx';

/** What a content is now: a draft, one of the ten archiving states, or its place in the inbox. */
export type Estado =
  'minuta' | 'naoRecebido' | 'exclusao' | 'aDistribuir' | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

const look: Record<Estado, readonly [LucideIcon, ToneName]> = {
  minuta: [FilePen, 'pedra'],
  naoRecebido: [Mail, 'anil'],
  exclusao: [Trash2, 'rubro'],
  aDistribuir: [UserRoundPlus, 'anil'],
  0: [FileCheck, 'azul'],
  1: [CircleCheck, 'pedra'],
  2: [ArchiveRestore, 'pedra'],
  3: [Archive, 'pedra'],
  4: [BookOpen, 'anil'],
  5: [HandHelping, 'anil'],
  6: [Send, 'anil'],
  7: [Package, 'anil'],
  8: [Ban, 'rubro'],
  9: [ExternalLink, 'anil'],
};

export const EstadoChip = ({ estado }: { readonly estado: Estado }) => {
  const text = useText();
  const [icon, tone] = look[estado];
  return (
    <Chip icon={icon} tone={tone} weight={estado === 'minuta' ? 'dashed' : 'soft'}>
      {text(`ui.estado.${estado}`)}
    </Chip>
  );
};
