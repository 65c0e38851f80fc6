import {
  Download,
  Keyboard,
  LayoutTemplate,
  LibraryBig,
  Pencil,
  Plus,
  Redo2,
  Undo2,
  Upload,
} from 'lucide-react';
import { useRef } from 'react';
import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import { askHelp } from '#src/ui/help.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { useCrowded } from '#src/ui/use-crowded.ts';
import { bandKinds, type BandKind } from '../band-edits.ts';
import { isBand } from '../bands.ts';
import { kinds, type Kind } from '../edits.ts';
import { elementName } from '../element-name.ts';
import { kindIcons } from '../kind-icons.ts';
import { useKeyMap } from '../use-key-map.ts';
import styles from '../FluxoGerenciar.module.css';
import { BarButton } from './BarButton.tsx';
import { BarMenu, type BarItem } from './BarMenu.tsx';

/** How a drawing leaves the screen. */
const exports = ['bpmn', 'pdf', 'png', 'svg'] as const;
export type Export = (typeof exports)[number];

interface ToolBarProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What the next element comes after. */
  readonly after: ModdleElement | undefined;
  /** What is done with what is chosen. */
  readonly editing: readonly BarItem[];
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onAdd: (kind: Kind | BandKind) => void;
  readonly onArrange: () => void;
  readonly onExport: (as: Export) => void;
  readonly onImport: (file: File) => void;
  readonly onLibrary: () => void;
}

/** How often the bar gives room: of the rest, the last ones go into the menu, then all of it; then names give way to icons. */
const steps = 3;

/** What may be put into the drawing, and what is done with what is chosen and with the whole of it: in one row. */
export const ToolBar = (props: ToolBarProps) => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [bar, crowded] = useCrowded(steps);
  useKeyMap();
  const bare = crowded === steps;
  const rest = [
    {
      id: 'prontos',
      icon: LibraryBig,
      label: text('fluxoDesenho.prontos.botao'),
      perform: props.onLibrary,
    },
    {
      id: 'importar',
      icon: Upload,
      label: text('fluxoDesenho.importar'),
      perform: () => input.current?.click(),
    },
  ];
  const exporting = exports.map((as) => ({
    id: as,
    label: text(`fluxoDesenho.exportarComo.${as}`),
    perform: () => props.onExport(as),
  }));
  const teclas = {
    id: 'teclas',
    icon: Keyboard,
    label: text('ui.atalhos.abrir'),
    perform: () => askHelp('teclas'),
  };
  return (
    <div
      ref={bar}
      className={classes(styles.bar, bare && styles.bareBar)}
      data-regiao="barra"
      role="toolbar"
      aria-label={text('fluxoDesenho.pagina')}
    >
      <BarMenu
        icon={Plus}
        bare={bare}
        label={text('fluxoDesenho.acrescentar')}
        whole={
          props.after &&
          text(isBand(props.after) ? 'fluxoDesenho.acrescentarCom' : 'fluxoDesenho.acrescentarDepois', {
            nome: elementName(props.after, text),
          })
        }
        items={[...kinds, ...bandKinds].map((kind) => ({
          id: kind,
          icon: kindIcons[kind],
          label: text(`fluxoDesenho.tipo.${kind}`),
          perform: () => props.onAdd(kind),
        }))}
      />
      <BarButton
        icon={Undo2}
        bare={bare}
        label={text('fluxoDesenho.desfazer')}
        disabled={!props.canUndo}
        onClick={props.onUndo}
      />
      <BarButton
        icon={Redo2}
        bare={bare}
        label={text('fluxoDesenho.refazer')}
        disabled={!props.canRedo}
        onClick={props.onRedo}
      />
      <BarMenu icon={Pencil} bare={bare} label={text('fluxoDesenho.editar')} items={props.editing} />
      <BarButton
        icon={LayoutTemplate}
        bare={bare}
        label={text('fluxoDesenho.arrumar')}
        onClick={props.onArrange}
      />
      <span className="grow" />
      {crowded < 2 &&
        rest.map(({ id, icon, label, perform }) => (
          <BarButton key={id} icon={icon} bare={false} label={label} onClick={perform} />
        ))}
      <input
        ref={input}
        type="file"
        hidden
        accept=".bpmn,.xml"
        aria-label={text('fluxoDesenho.importar')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) props.onImport(file);
        }}
      />
      {crowded === 0 ? (
        <>
          <BarMenu icon={Download} bare={false} label={text('fluxoDesenho.exportar')} items={exporting} />
          <IconAction icon={Keyboard} size="small" label={teclas.label} onClick={teclas.perform} />
        </>
      ) : (
        <MoreActions
          size="small"
          actions={[
            ...(crowded === 1 ? [] : rest),
            ...exporting.map(({ label, ...one }) => ({
              ...one,
              icon: Download,
              label: text('fluxoDesenho.exportarNoMenu', { como: label }),
            })),
            teclas,
          ]}
        />
      )}
    </div>
  );
};
