import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Download, LayoutTemplate, Plus, Redo2, Undo2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { useText } from '#src/i18n/use-text.ts';
import { kinds, type Kind } from '../edits.ts';
import { elementName } from '../element-name.ts';
import styles from '../FluxoGerenciar.module.css';

interface ToolBarProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What the next element comes after. */
  readonly after: ModdleElement | undefined;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onAdd: (kind: Kind) => void;
  readonly onArrange: () => void;
  readonly onExport: () => void;
  readonly onImport: (file: File) => void;
}

/** What may be put into the drawing, and what is done with the whole of it. */
export const ToolBar = (props: ToolBarProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <div className={styles.bar} role="toolbar" aria-label={text('fluxoDesenho.pagina')}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Plus {...icon} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {props.after
          ? text('fluxoDesenho.acrescentarDepois', { nome: elementName(props.after, text) })
          : text('fluxoDesenho.acrescentar')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {kinds.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              props.onAdd(kind);
            }}
          >
            {text(`fluxoDesenho.tipo.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
      <Button size="small" startIcon={<Undo2 {...icon} />} disabled={!props.canUndo} onClick={props.onUndo}>
        {text('fluxoDesenho.desfazer')}
      </Button>
      <Button size="small" startIcon={<Redo2 {...icon} />} disabled={!props.canRedo} onClick={props.onRedo}>
        {text('fluxoDesenho.refazer')}
      </Button>
      <Button size="small" startIcon={<LayoutTemplate {...icon} />} onClick={props.onArrange}>
        {text('fluxoDesenho.arrumar')}
      </Button>
      <span className="grow" />
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
      <Button size="small" startIcon={<Download {...icon} />} onClick={props.onExport}>
        {text('fluxoDesenho.exportar')}
      </Button>
    </div>
  );
};
