import Button from '@mui/material/Button';
import { Download, LayoutTemplate, LibraryBig, Pencil, Plus, Redo2, Undo2, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { bandKinds, type BandKind } from '../band-edits.ts';
import { isBand } from '../bands.ts';
import { kinds, type Kind } from '../edits.ts';
import { elementName } from '../element-name.ts';
import { kindIcons } from '../kind-icons.ts';
import styles from '../FluxoGerenciar.module.css';
import { BarMenu, type BarItem } from './BarMenu.tsx';
import { KeyMap } from './KeyMap.tsx';

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

/** What may be put into the drawing, and what is done with what is chosen and with the whole of it. */
export const ToolBar = (props: ToolBarProps) => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <div className={styles.bar} data-regiao="barra" role="toolbar" aria-label={text('fluxoDesenho.pagina')}>
      <BarMenu
        icon={Plus}
        label={
          props.after
            ? text(isBand(props.after) ? 'fluxoDesenho.acrescentarCom' : 'fluxoDesenho.acrescentarDepois', {
                nome: elementName(props.after, text),
              })
            : text('fluxoDesenho.acrescentar')
        }
        items={[...kinds, ...bandKinds].map((kind) => ({
          id: kind,
          icon: kindIcons[kind],
          label: text(`fluxoDesenho.tipo.${kind}`),
          perform: () => props.onAdd(kind),
        }))}
      />
      <Button size="small" startIcon={<Undo2 {...icon} />} disabled={!props.canUndo} onClick={props.onUndo}>
        {text('fluxoDesenho.desfazer')}
      </Button>
      <Button size="small" startIcon={<Redo2 {...icon} />} disabled={!props.canRedo} onClick={props.onRedo}>
        {text('fluxoDesenho.refazer')}
      </Button>
      <BarMenu icon={Pencil} label={text('fluxoDesenho.editar')} items={props.editing} />
      <Button size="small" startIcon={<LayoutTemplate {...icon} />} onClick={props.onArrange}>
        {text('fluxoDesenho.arrumar')}
      </Button>
      <span className="grow" />
      <Button size="small" startIcon={<LibraryBig {...icon} />} onClick={props.onLibrary}>
        {text('fluxoDesenho.prontos.botao')}
      </Button>
      <Button size="small" startIcon={<Upload {...icon} />} onClick={() => input.current?.click()}>
        {text('fluxoDesenho.importar')}
      </Button>
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
      <BarMenu
        icon={Download}
        label={text('fluxoDesenho.exportar')}
        items={exports.map((as) => ({
          id: as,
          label: text(`fluxoDesenho.exportarComo.${as}`),
          perform: () => props.onExport(as),
        }))}
      />
      <KeyMap />
    </div>
  );
};
