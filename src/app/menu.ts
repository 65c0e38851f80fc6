import { Bookmark, Users } from 'lucide-react';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import type { Menu } from '#schemas/generated-definition.ts';
import { savedSearchPath } from '#src/conteudo/saved-search-path.ts';
import { headingOf, isSingle, placesOf, type Register, type RegisterPlace } from '#src/engine/register.ts';
import { text } from '#src/i18n/text.ts';
import { can } from '#src/session/can.ts';
import type { Session } from '#src/session/session-store.ts';
import { builtIns, easySearchItem } from './menu-items.ts';
import {
  sectionKeys,
  type GroupKey,
  type MenuGroup,
  type MenuItem,
  type MenuSection,
  type SectionKey,
} from './menu-shape.ts';

const groupOf: Record<string, GroupKey> = {
  cadastro: 'cadastro',
  usuario: 'acesso',
  controleAcesso: 'acesso',
  configuracao: 'configuracao',
};
/** The area of the pages of a profile that shows each section. */
const pageOf: Readonly<Record<SectionKey, string>> = {
  principal: 'principal',
  'opcoes-usuario': 'opcoesUsuario',
  administracao: 'administracao',
  workflow: 'workflow',
};
const groupKeys: readonly GroupKey[] = ['pesquisas', 'cadastro', 'acesso', 'configuracao', 'outros'];

interface Placed {
  readonly section: SectionKey;
  readonly group: GroupKey | undefined;
  readonly item: MenuItem;
}

/** What one begins anew, in the order of the header. */
const newKeys = [
  'documento.minutaNovo',
  'formulario.novo',
  'processo.novo',
  'protocolo.novo',
  'lote.novo',
  'dossie.novo',
] as const;

/** What this person may begin. */
export const newItems = (session: Session | undefined): readonly MenuItem[] => ownItems(session, newKeys);

/** Those of the product that this person may open, among some. */
export const ownItems = (session: Session | undefined, keys: readonly string[]): readonly MenuItem[] =>
  builtIns
    .filter(({ key, need = {} }) => keys.includes(key) && can(session, { ...need, menu: key }))
    .map(({ section: _, group: __, need: ___, ...item }) => ({ ...item, label: item.label() }));

/** The sidebar of one person: what the product offers, the registers and their own searches, without what is not permitted. */
export const buildMenu = (
  session: Session | undefined,
  registers: readonly Register[],
  searches: readonly PesquisaSalva[] = [],
): readonly MenuSection[] => {
  const all: readonly Placed[] = [
    ...builtIns
      .filter(({ need = {}, key }) => can(session, { ...need, menu: key }))
      .map(({ section, group, need: _, ...item }) => ({
        section,
        group,
        item: { ...item, label: item.label() },
      })),
    ...registers
      .flatMap(registerItems)
      .filter(
        ({ place, role, section, item }) =>
          opens(session, place) &&
          can(session, { role: role || undefined, page: pageOf[section], menu: item.key }),
      ),
    ...easySearch(session),
    ...searches.map(searchItem),
  ];
  return sectionKeys
    .map((key) => sectionWith(key, all))
    .filter(({ items, groups }) => items.length > 0 || groups.length > 0);
};

const sectionWith = (key: SectionKey, all: readonly Placed[]): MenuSection => {
  const own = all.filter(({ section }) => section === key);
  return {
    key,
    label: text(`shell.menu.secoes.${key}`),
    items: own
      .filter(({ group }) => group === undefined)
      .map(({ item }) => item)
      .sort((a, b) => a.order - b.order),
    groups: groupKeys.map((group) => groupWith(group, own)).filter(({ items }) => items.length > 0),
  };
};

const groupWith = (key: GroupKey, own: readonly Placed[]): MenuGroup => ({
  key,
  label: text(`shell.menu.grupos.${key}`),
  items: own
    .filter(({ group }) => group === key)
    .map(({ item }) => item)
    .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR')),
});

interface RegisterItem extends Placed {
  readonly place: RegisterPlace;
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
    const group =
      menu.section === 'administracao' ? (groupOf[menu.key.split('.')[0] ?? ''] ?? 'outros') : undefined;
    const item = { key: menu.key, to: place.base, label: headingOf(place), svg: icone, order: menu.order };
    return [{ section: menu.section, group, item, place, role: menu.role }];
  });
};

/** Whether the page that the item leads to opens: a register comes when any of its places or acts does. */
const opens = (session: Session | undefined, { register, permissions }: RegisterPlace): boolean => {
  const { list, view, edit } = permissions;
  const doors = isSingle(register) ? [view, edit] : [list];
  return doors.some((permission) => permission !== undefined && can(session, permission));
};

const easySearch = (session: Session | undefined): Placed[] => {
  const item = easySearchItem(session?.sistemaConfig.urlEasySearch);
  return item && can(session, { menu: item.key }) ? [{ section: 'principal', group: undefined, item }] : [];
};

const searchItem = ({ id, nome, propria }: PesquisaSalva): Placed => ({
  section: 'principal',
  group: 'pesquisas',
  item: {
    key: `pesquisa.${id}`,
    to: savedSearchPath(id),
    label: nome,
    icon: propria ? Bookmark : Users,
    order: id,
  },
});
