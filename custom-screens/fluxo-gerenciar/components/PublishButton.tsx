import Button from '@mui/material/Button';
import { useState } from 'react';
import type { AchadoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { ExplainedButton } from '#src/ui/ExplainedButton.tsx';
import { elementOf, type Drawing } from '../drawing.ts';
import { elementName } from '../element-name.ts';
import type { Keeping } from '../use-keeping.ts';
import styles from '../FluxoGerenciar.module.css';

interface PublishButtonProps {
  readonly drawing: Drawing;
  /** What is drawn is not what is kept, and why. */
  readonly unsaved: Extract<Keeping, { readonly motivo: string }> | undefined;
  readonly achados: readonly AchadoFluxo[] | undefined;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onSelect: (id: string) => void;
  /** Resolves when it is published. */
  readonly onPublish: () => Promise<void>;
}

/** Publishes what is kept: it says why not yet, and before, what may come to stop a flow that is published so. */
export const PublishButton = ({
  drawing,
  unsaved,
  achados = [],
  busy,
  onSave,
  onSelect,
  onPublish,
}: PublishButtonProps) => {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const impedem = achados.filter(({ impede }) => impede);
  const avisos = achados.filter(({ impede }) => !impede);
  const first = impedem.find(({ elemento }) => elementOf(drawing, elemento))?.elemento;
  if (unsaved)
    return (
      <ExplainedButton
        motivo={
          unsaved.tipo === 'conflito'
            ? unsaved.motivo
            : text('fluxoDesenho.publicarNaoSalvo', { motivo: unsaved.motivo })
        }
        // of two drawings, one is chosen first
        wayOut={
          unsaved.tipo !== 'conflito' && (
            <Button size="small" variant="outlined" autoFocus onClick={onSave}>
              {text('fluxoDesenho.guarda.tentar')}
            </Button>
          )
        }
      >
        {text('fluxoDesenho.publicar')}
      </ExplainedButton>
    );
  if (impedem.length > 0)
    return (
      <ExplainedButton
        motivo={text('fluxoDesenho.impedem')}
        wayOut={
          first !== undefined && (
            <Button size="small" variant="outlined" autoFocus onClick={() => onSelect(first)}>
              {text('fluxoDesenho.verImpede')}
            </Button>
          )
        }
      >
        {text('fluxoDesenho.publicar')}
      </ExplainedButton>
    );
  return (
    <>
      <Button variant="contained" disabled={busy} onClick={() => setAsking(true)}>
        {text('fluxoDesenho.publicar')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('fluxoDesenho.publicarPergunta')}
        confirmLabel={text('fluxoDesenho.publicar')}
        busy={busy}
        onConfirm={() =>
          void onPublish().then(
            () => setAsking(false),
            () => undefined,
          )
        }
        onClose={() => setAsking(false)}
      >
        {text('fluxoDesenho.publicarTexto')}
        {avisos.length > 0 && (
          <>
            <p>{text('fluxoDesenho.publicarAvisos')}</p>
            <ul className={styles.warnings}>
              {avisos.map(({ elemento, mensagem }, index) => {
                const element = elementOf(drawing, elemento);
                return (
                  <li key={index}>
                    {element && <b>{elementName(element, text)}: </b>}
                    {mensagem}
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </ConfirmDialog>
    </>
  );
};
