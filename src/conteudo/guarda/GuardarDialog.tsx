import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { guardaApi } from '#schemas/api/guarda.ts';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { LocalEscolha } from '#schemas/shapes/guarda.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { notify } from '#src/ui/notify.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { forgetUndo } from '#src/ui/undo.ts';
import { useRefusable } from '../atos/use-refusable.ts';
import { contentReads } from '../content-reads.ts';
import { LocalField } from './LocalField.tsx';
import { espessuraOf } from './espessura.ts';
import styles from './Guarda.module.css';

interface GuardarDialogProps {
  readonly ids: readonly number[];
  /** How the only one is called in a sentence. */
  readonly name?: string;
  /** What became of each of several. */
  readonly onLote?: (lote: AtoEmLote) => void;
  readonly onClose: () => void;
}

/** In which place the paper of a content, or of several, is put. */
export const GuardarDialog = ({ ids, name = '', onLote, onClose }: GuardarDialogProps) => {
  const text = useText();
  const id = useId();
  const [local, setLocal] = useState<LocalEscolha>();
  const [written, setWritten] = useState('');
  const [soPapel, setSoPapel] = useState(false);
  const { busy, error, refuse, run } = useRefusable(onClose);
  const one = useAct(guardaApi.guardar, { refresh: contentReads, ownError: true });
  const several = useAct(guardaApi.guardarVarios, { refresh: contentReads, ownError: true });
  const [only] = ids;
  const espessura = espessuraOf(written);
  const wrong =
    written.trim() !== '' && espessura === undefined ? text('guardaTela.espessura.invalida') : undefined;
  const confirm = (): void => {
    if (!local) return refuse(text('guardaTela.local.escolha'));
    if (wrong !== undefined) return;
    void run(async () => {
      forgetUndo();
      if (ids.length === 1 && only !== undefined) {
        await one.act({
          params: { id: only },
          body: { localId: local.id, espessura, soPapel: soPapel || undefined },
        });
        notify(text('guardaTela.guardado', { item: name, local: local.rotulo }));
      } else onLote?.(await several.act({ body: { localId: local.id, espessura, ids: [...ids] } }));
    });
  };
  return (
    <ConfirmDialog
      open
      asks
      title={
        ids.length === 1
          ? text('guardaTela.guardar.um', { item: name })
          : text('guardaTela.guardar.varios', { count: ids.length })
      }
      confirmLabel={text('guardaTela.guardar.confirmar')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <LocalField
          id={`${id}-local`}
          label={text('guardaTela.local.rotulo')}
          value={local}
          error={error}
          autoFocus
          required
          onChange={(chosen) => {
            setLocal(chosen);
            refuse(undefined);
          }}
        />
        <TextInput
          id={`${id}-espessura`}
          label={text('guardaTela.espessura.rotulo')}
          help={text(local?.medido ? 'guardaTela.espessura.medida' : 'guardaTela.espessura.ajuda')}
          error={wrong}
          value={written}
          inputProps={{ inputMode: 'decimal', maxLength: 6 }}
          onChange={({ target }) => {
            setWritten(target.value);
            refuse(undefined);
          }}
        />
        {ids.length === 1 && (
          <FormControlLabel
            control={<Checkbox checked={soPapel} onChange={(_, checked) => setSoPapel(checked)} />}
            label={text('guardaTela.soPapel')}
          />
        )}
      </div>
    </ConfirmDialog>
  );
};
