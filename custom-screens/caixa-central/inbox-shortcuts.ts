import { text } from '#src/i18n/text.ts';
import type { Shortcut } from '#src/ui/use-shortcuts.ts';

/** What the keys of the inbox do; the screen gives the acts. */
interface InboxKeys {
  readonly next: () => void;
  readonly previous: () => void;
  readonly open: () => void;
  readonly edit: () => void;
  readonly focusList: () => void;
  readonly focusReading: () => void;
  readonly toggle: () => void;
  readonly extend: () => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
  readonly receber: () => void;
  readonly tramitar: () => void;
  readonly ciente: () => void;
  readonly assinar: () => void;
  readonly favourite: () => void;
  readonly unread: () => void;
  readonly marker: () => void;
  readonly undo: () => void;
}

/** The shortcuts of the inbox, as they act and as the map of the help lists them. */
export const inboxShortcuts = (keys: InboxKeys): readonly Shortcut[] => {
  const andar = text('caixa.atalhos.grupos.andar');
  const escolher = text('caixa.atalhos.grupos.escolher');
  const agir = text('caixa.atalhos.grupos.agir');
  return [
    { keys: 'j', group: andar, label: text('caixa.atalhos.proximo'), perform: keys.next },
    { keys: 'k', group: andar, label: text('caixa.atalhos.anterior'), perform: keys.previous },
    { keys: 'Enter', group: andar, label: text('caixa.atalhos.abrirItem'), perform: keys.open },
    { keys: 'o', group: andar, label: text('caixa.atalhos.abrirItem'), perform: keys.open },
    { keys: '[', group: andar, label: text('caixa.atalhos.lista'), perform: keys.focusList },
    { keys: ']', group: andar, label: text('caixa.atalhos.leitura'), perform: keys.focusReading },
    { keys: 'x', group: escolher, label: text('caixa.atalhos.selecionar'), perform: keys.toggle },
    { keys: 'Shift+x', group: escolher, label: text('caixa.atalhos.intervalo'), perform: keys.extend },
    { keys: '* a', group: escolher, label: text('caixa.atalhos.todos'), perform: keys.selectAll },
    { keys: 'Escape', group: escolher, label: text('caixa.atalhos.limpar'), perform: keys.clear },
    { keys: 'r', group: agir, label: text('caixa.atos.receber'), perform: keys.receber },
    { keys: 't', group: agir, label: text('caixa.atos.tramitar'), perform: keys.tramitar },
    { keys: 'c', group: agir, label: text('caixa.atos.tomarCiencia'), perform: keys.ciente },
    { keys: 's', group: agir, label: text('caixa.atos.assinar'), perform: keys.assinar },
    { keys: 'e', group: agir, label: text('caixa.atos.editar'), perform: keys.edit },
    { keys: 'f', group: agir, label: text('caixa.atalhos.favorito'), perform: keys.favourite },
    { keys: 'u', group: agir, label: text('caixa.atalhos.lido'), perform: keys.unread },
    { keys: 'm', group: agir, label: text('caixa.atos.marcar'), perform: keys.marker },
    { keys: 'z', group: agir, label: text('caixa.atalhos.desfazer'), perform: keys.undo },
  ];
};
