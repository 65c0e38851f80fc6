import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { Panel, useReactFlow, useStore, type FitViewOptions } from 'reactflow';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import styles from '../FluxoGerenciar.module.css';
import { zoomOf } from './handled.ts';

/** How large the drawing is shown, said in numbers; the number leads back to its own size. */
export const ZoomControls = ({ fit }: { readonly fit: FitViewOptions }) => {
  const text = useText();
  const { fitView, zoomIn, zoomOut, zoomTo } = useReactFlow();
  const share = Math.round(useStore(zoomOf) * 100);
  return (
    <Panel position="bottom-left">
      <div className={styles.zoom} role="group" aria-label={text('fluxoDesenho.zoom')}>
        <IconAction
          size="small"
          icon={ZoomOut}
          label={text('fluxoDesenho.afastar')}
          onClick={() => void zoomOut()}
        />
        <button
          type="button"
          className={styles.share}
          aria-label={text('fluxoDesenho.tamanhoReal', { porcento: share })}
          onClick={() => void zoomTo(1)}
        >
          {text('fluxoDesenho.porcento', { porcento: share })}
        </button>
        <IconAction
          size="small"
          icon={ZoomIn}
          label={text('fluxoDesenho.aproximar')}
          onClick={() => void zoomIn()}
        />
        <IconAction
          size="small"
          icon={Maximize}
          label={text('fluxoDesenho.verTudo')}
          onClick={() => void fitView(fit)}
        />
      </div>
    </Panel>
  );
};
