import { useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { can } from '#src/session/can.ts';
import { useSession } from '#src/session/session-store.ts';
import { focusPart } from '#src/ui/SkipLink.tsx';
import { useShortcutsEverywhere } from '#src/ui/use-shortcuts.ts';
import { ownItems } from '../menu.ts';

/** `g` goes, `n` begins; each item of the menu that has keys, by its own. */
const keysOf: Readonly<Record<string, string>> = {
  'principal.home': 'g i',
  'principal.caixaCentral': 'g c',
  'documento.minutaNovo': 'n d',
  'dossie.novo': 'n s',
  'lote.novo': 'n l',
  'processo.novo': 'n p',
  'protocolo.novo': 'n r',
};

/** The keys that serve every screen of the frame: only to what the person may open. */
export const useGlobalKeys = (): void => {
  const text = useText();
  const navigate = useNavigate();
  const session = useSession();
  const group = text('ui.atalhos.emQualquer');
  const search = text('shell.cabecalho.pesquisar');
  const maySearch = can(session, 'PesquisaAvancadaListar');
  const items = ownItems(session, Object.keys(keysOf)).map(({ key, to, label }) => ({
    keys: keysOf[key] ?? '',
    to,
    label,
  }));
  const places = maySearch ? [...items, { keys: 'g p', to: '/principal/pesquisa', label: search }] : items;
  useShortcutsEverywhere([
    ...places
      .sort((a, b) => a.keys.localeCompare(b.keys))
      .map(({ keys, to, label }) => ({
        keys,
        group,
        label: keys.startsWith('g') ? text('ui.atalhos.irPara', { onde: label }) : label,
        perform: () => void navigate(to),
      })),
    ...(maySearch
      ? [{ keys: '/', group, label: text('shell.saltos.pesquisa'), perform: () => focusPart('pesquisa') }]
      : []),
  ]);
};
