import {
  BookCopy,
  File,
  FileText,
  FileType2,
  Folder,
  FolderOpen,
  Globe,
  Layers,
  Package,
  ScanLine,
  type LucideIcon,
} from 'lucide-react';
import { useText } from '#src/i18n/use-text.ts';

const icons: Readonly<Record<number, LucideIcon>> = {
  1: Folder,
  2: FileText,
  3: ScanLine,
  4: Layers,
  5: FileType2,
  6: Globe,
  7: Layers,
  8: FolderOpen,
  9: BookCopy,
  10: Package,
};

export const kindIcon = (tipo: number): LucideIcon => icons[tipo] ?? File;

const known = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** What kind of content it is; the word goes with the drawing for who listens. */
export const KindIcon = ({ tipo, size = 16 }: { readonly tipo: number; readonly size?: number }) => {
  const text = useText();
  const Icon = kindIcon(tipo);
  const name = known.find((key) => key === String(tipo));
  return (
    <>
      <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
      {name && <span className="vh">{text(`caixa.tipos.${name}`)}: </span>}
    </>
  );
};
