import { Bookmark, ArrowRight, ExternalLink, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { kindIcon } from '#src/conteudo/KindIcon.tsx';
import { useSavedSearches } from '#src/conteudo/saved-searches.ts';
import { Trecho } from '#src/conteudo/Trecho.tsx';
import { tooShort } from '#src/conteudo/too-short.ts';
import { useRegisters } from '#src/engine/use-registers.ts';
import { text } from '#src/i18n/text.ts';
import { can } from '#src/session/can.ts';
import { useSession } from '#src/session/session-store.ts';
import { CommandList } from '#src/ui/CommandList.tsx';
import { offeredCommands, type Command } from '#src/ui/commands.ts';
import type { MenuItem, MenuSection } from '../menu-shape.ts';
import { buildMenu } from '../menu.ts';
import { searchPath } from './search-scope.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What the screen offers, the screens of the menu that the person may open, their searches, and a search for what was typed. */
export const CommandPalette = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate();
  const session = useSession();
  const { registers } = useRegisters();
  const maySearch = can(session, 'PesquisaAvancadaListar');
  const searches = useSavedSearches(maySearch).data?.itens;
  // what the screen offers is of the moment in which it was asked
  const [ofScreen] = useState(offeredCommands);
  const ofMenu = useMemo(
    () =>
      buildMenu(session, registers, searches).flatMap((section) =>
        menuCommands(section, ({ to, external }) => {
          if (external) window.open(to, '_blank', 'noopener');
          else void navigate(to);
        }),
      ),
    [session, registers, searches, navigate],
  );
  const [typed, setTyped] = useState('');
  const { items } = useSuggestions(typed, 'todos', maySearch);
  const q = typed.trim();
  const group = text('comandos.pesquisa');
  const search: readonly Command[] =
    !maySearch || q === '' || tooShort(q)
      ? []
      : [
          ...items.map((item) => ({
            id: `conteudo.${item.id}`,
            label: item.assunto,
            detail: itemName(item),
            found: item.achado?.trecho && <Trecho partes={item.achado.trecho} emUmaLinha />,
            group,
            icon: kindIcon(item.tipo),
            perform: () => void navigate(openPath(item)),
          })),
          {
            id: 'pesquisar',
            label: text('comandos.pesquisar', { q }),
            group,
            icon: Search,
            perform: () => void navigate(searchPath('todos', q)),
          },
        ];
  return (
    <CommandList
      commands={[...ofScreen, ...ofMenu]}
      typed={typed}
      onTyped={setTyped}
      otherwise={search}
      onClose={onClose}
    />
  );
};

const menuCommands = (
  { label, items, groups }: MenuSection,
  go: (item: MenuItem) => void,
): readonly Command[] => {
  const command =
    (group: string, mark: Command['icon']) =>
    (item: MenuItem): Command => ({
      id: `menu.${item.key}`,
      label: item.label,
      group,
      icon: item.icon ?? (item.external ? ExternalLink : mark),
      perform: () => go(item),
    });
  return [
    ...items.map(command(text('comandos.irPara', { onde: label }), ArrowRight)),
    ...groups.flatMap(({ key, label: name, items: own }) =>
      own.map(
        command(
          key === 'pesquisas' ? name : text('comandos.irPara', { onde: `${label}, ${name}` }),
          key === 'pesquisas' ? Bookmark : ArrowRight,
        ),
      ),
    ),
  ];
};
