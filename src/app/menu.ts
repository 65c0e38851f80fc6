import { FileCog, FilePlus2, House, Inbox, PenLine, type LucideIcon } from 'lucide-react';
import type { Menu } from '#schemas/generated-definition.ts';
import { headingOf, placesOf, type Register } from '#src/engine/register.ts';
import { text } from '#src/i18n/text.ts';
import { can, type Requirement } from '#src/session/can.ts';
import type { Session } from '#src/session/session-store.ts';

/** Sections of the sidebar, in their order. */
export const sectionKeys = ['principal', 'opcoes-usuario', 'administracao', 'workflow'] as const;
export type SectionKey = (typeof sectionKeys)[number];

/** One line of the menu. */
export interface MenuItem {
  readonly key: string;
  readonly to: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** SVG text, for the items that came with a register. */
  readonly svg?: string;
  readonly order: number;
  /** Which counter of the inbox stands at its right. */
  readonly counter?: 'receber';
}

/** Registers of one kind, opened and closed together. */
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

type GroupKey = 'cadastro' | 'acesso' | 'configuracao' | 'outros';

interface BuiltIn extends Omit<MenuItem, 'label'> {
  readonly section: SectionKey;
  readonly label: () => string;
  readonly need?: Requirement | string;
}

/** What the product itself offers; registers add theirs. */
const builtIns: readonly BuiltIn[] = [
  {
    section: 'principal',
    key: 'inicio',
    to: '/',
    label: () => text('shell.menu.inicio'),
    icon: House,
    order: 10,
  },
  {
    section: 'principal',
    key: 'caixaCentral',
    to: '/principal/caixa-central',
    label: () => text('shell.menu.caixaCentral'),
    icon: Inbox,
    order: 20,
    counter: 'receber',
    need: 'caixaCentralListar',
  },
  {
    section: 'principal',
    key: 'documento.minutaNovo',
    to: '/principal/documento/cadastro',
    label: () => text('shell.menu.novoDocumento'),
    icon: FilePlus2,
    order: 30,
    need: 'documentoIncluir',
  },
  {
    section: 'principal',
    key: 'assinatura',
    to: '/principal/assinatura',
    label: () => text('shell.menu.assinar'),
    icon: PenLine,
    order: 40,
    need: 'assinatura',
  },
  {
    section: 'administracao',
    key: 'definicoesCadastro',
    to: '/administracao/definicoes-cadastro',
    label: () => text('shell.menu.definicoesCadastro'),
    icon: FileCog,
    order: 900,
    need: { role: 'administrador' },
  },
];

const groupOf: Record<string, GroupKey> = {
  cadastro: 'cadastro',
  usuario: 'acesso',
  controleAcesso: 'acesso',
  configuracao: 'configuracao',
};
const groupKeys: readonly GroupKey[] = ['cadastro', 'acesso', 'configuracao', 'outros'];

/** The sidebar of one person: what the product offers and the registers, without what is not permitted. */
export const buildMenu = (
  session: Session | undefined,
  registers: readonly Register[],
): readonly MenuSection[] => {
  const fixed = builtIns.filter(({ need }) => need === undefined || can(session, need));
  const fromRegisters = registers
    .flatMap(registerItems)
    .filter(({ role }) => role === undefined || can(session, { role }));
  return sectionKeys
    .map((key) => {
      const own = fromRegisters.filter(({ section }) => section === key);
      const grouped = key === 'administracao';
      const items = [
        ...fixed.filter(({ section }) => section === key).map((item) => ({ ...item, label: item.label() })),
        ...(grouped ? [] : own.map(({ item }) => item)),
      ].sort((a, b) => a.order - b.order);
      const groups = grouped ? groupKeys.map((group) => groupWith(group, own)) : [];
      return {
        key,
        label: text(`shell.menu.secoes.${key}`),
        items,
        groups: groups.filter((group) => group.items.length > 0),
      };
    })
    .filter(({ items, groups }) => items.length > 0 || groups.length > 0);
};

interface RegisterItem {
  readonly section: SectionKey;
  readonly group: GroupKey;
  readonly item: MenuItem;
  /** Only who has it sees the item. */
  readonly role: Menu['role'];
}

const registerItems = (register: Register): RegisterItem[] => {
  const [own, ...mounted] = placesOf(register);
  const { definicao, icone } = register;
  const places = [
    { place: own, menu: definicao.menu },
    ...mounted.map((place, index) => ({ place, menu: definicao.mounts?.[index]?.menu })),
  ];
  return places.flatMap(({ place, menu }) => {
    if (!place || !menu) return [];
    const group = groupOf[menu.key.split('.')[0] ?? ''] ?? 'outros';
    const item = { key: menu.key, to: place.base, label: headingOf(place), svg: icone, order: menu.order };
    return [{ section: menu.section, group, item, role: menu.role }];
  });
};

const groupWith = (key: GroupKey, items: readonly RegisterItem[]): MenuGroup => ({
  key,
  label: text(`shell.menu.grupos.${key}`),
  items: items
    .filter(({ group }) => group === key)
    .map(({ item }) => item)
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR')),
});
