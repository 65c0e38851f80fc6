import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, type FormEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { useCloseUnlessTyped } from '#src/ui/ConfirmDialog.tsx';
import { LoteFields } from './LoteFields.tsx';
import { PostosEmLote } from './PostosEmLote.tsx';
import { usePorEmLote } from './use-por-em-lote.ts';
import styles from './Lote.module.css';

interface PorEmLoteDialogProps {
  readonly ids: readonly number[];
  /** Those that entered. */
  readonly onDone: (ids: readonly number[]) => void;
  readonly onClose: () => void;
}

/** Puts contents that were chosen in a lot, new or of the unit, and says what did not enter and why. */
export const PorEmLoteDialog = ({ ids, onDone, onClose }: PorEmLoteDialogProps) => {
  const text = useText();
  const titleId = useId();
  const { form, lotes, total, onde, setOnde, escolhido, setEscolhido, semLote, done, submit } = usePorEmLote(
    ids,
    onDone,
  );
  const unidade = useSignedIn().dados.departamento.sigla;
  const [whereId, pickId] = [useId(), useId()];
  const title = text('loteTela.por.titulo', { count: ids.length });
  const { close, question } = useCloseUnlessTyped(form.changed, title, onClose);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  if (done) return <PostosEmLote {...done} onClose={onClose} />;
  return (
    <Dialog open onClose={form.busy ? undefined : close} aria-labelledby={titleId} fullWidth>
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent className={styles.choices}>
          <div>
            <h3 id={whereId}>{text('loteTela.por.onde')}</h3>
            <RadioGroup
              aria-labelledby={whereId}
              value={onde}
              onChange={(_, chosen) => setOnde(chosen as typeof onde)}
            >
              <FormControlLabel value="novo" control={<Radio />} label={text('loteTela.por.novo')} />
              <FormControlLabel
                value="existente"
                control={<Radio />}
                disabled={lotes?.length === 0}
                label={text('loteTela.por.existente')}
              />
            </RadioGroup>
            {lotes?.length === 0 && <p className="sm sub">{text('loteTela.por.nenhum', { unidade })}</p>}
          </div>
          {onde === 'novo' ? (
            <LoteFields
              value={form.value}
              erros={form.erros}
              subject={form.subject}
              onChange={form.onChange}
            />
          ) : (
            <TextField
              id={pickId}
              select
              label={text('loteTela.por.escolha')}
              value={escolhido ?? ''}
              error={semLote !== undefined}
              helperText={
                semLote ??
                (lotes && total > lotes.length
                  ? text('loteTela.por.maisRecentes', { count: lotes.length, unidade })
                  : undefined)
              }
              slotProps={{ select: { native: true }, htmlInput: { 'aria-required': true } }}
              onChange={({ target }) => setEscolhido(Number(target.value) || undefined)}
            >
              <option value="" />
              {lotes?.map(({ id, numero, assunto }) => (
                <option key={id} value={id}>
                  {[numero, assunto].filter(Boolean).join(' · ')}
                </option>
              ))}
            </TextField>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={form.busy}>
            {text('ui.voltar')}
          </Button>
          <Button type="submit" variant="contained" color="primary" loading={form.busy}>
            {text('loteTela.por.confirmar')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
};
