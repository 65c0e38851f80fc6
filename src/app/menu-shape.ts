import type { LucideIcon } from 'lucide-react';

/** Sections of the sidebar, in their order. */
export const sectionKeys = ['principal', 'opcoes-usuario', 'administracao', 'workflow'] as const;
export type SectionKey = (typeof sectionKeys)[number];

/** One line of the menu. */
export interface MenuItem {
  readonly key: string;
  readonly to: string;
  /** Another site, opened beside this one. */
  readonly external?: true;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** SVG text, for the items that came with a register. */
  readonly svg?: string;
  readonly order: number;
  /** Which counter of the inbox stands at its right. */
  readonly counter?: 'receber';
}

/** Items of one kind, opened and closed together. */
export interface MenuGroup {
  readonly key: GroupKey;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

export interface MenuSection {
  readonly key: SectionKey;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly groups: readonly MenuGroup[];
}

export type GroupKey = 'pesquisas' | 'cadastro' | 'acesso' | 'configuracao' | 'outros';
