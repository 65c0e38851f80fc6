import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { HttpProblem } from '#src/data/http-problem.ts';
import { uploadFile } from '#src/data/upload.ts';
import { useText } from '#src/i18n/use-text.ts';
import { isDescrita, type ImagemAttrs } from '../imagem-attrs.ts';
import styles from './Toolbar.module.css';

interface ImagemDialogProps {
  /** A picture that is already in the text; its file does not change. */
  readonly former?: ImagemAttrs;
  /** A picture that was pasted or dropped. */
  readonly file?: File;
  readonly onDone: (attrs: ImagemAttrs) => void;
  readonly onClose: () => void;
}

const accepted = ['image/png', 'image/jpeg'];
const widths = [25, 50, 75, 100];

/** Asks for a picture and for what it shows; without description it does not enter. */
export const ImagemDialog = ({ former, file: given, onDone, onClose }: ImagemDialogProps) => {
  const text = useText();
  const [titleId, fileErrorId] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState(former?.alt ?? '');
  const [legenda, setLegenda] = useState(former?.legenda ?? '');
  const [decorativa, setDecorativa] = useState(former?.decorativa === true);
  const [width, setWidth] = useState(former?.width ?? 0);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const described = isDescrita({ alt, decorativa });
  const fileProblem = fileMistake(former !== undefined, file);
  const confirm = async (): Promise<void> => {
    setTried(true);
    if (!described || fileProblem !== undefined || sending) return;
    setSending(true);
    try {
      const arquivo = former?.arquivo ?? (file ? (await uploadFile(file)).id : '');
      onDone({
        arquivo,
        alt: decorativa ? null : alt.trim(),
        decorativa,
        width: width === 0 ? null : width,
        legenda: legenda.replace(/\s+/gu, ' ').trim() || null,
        textAlign: former?.textAlign ?? null,
      });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      setProblem(error.message || text('editor.imagem.falhou'));
      setSending(false);
    }
  };
  const fileMessage = problem ?? (tried && fileProblem ? text(`editor.imagem.${fileProblem}`) : undefined);
  return (
    <Dialog open onClose={sending ? undefined : onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>
        {text(former ? 'editor.imagem.tituloEditar' : 'editor.imagem.titulo')}
      </DialogTitle>
      <DialogContent className={styles.fields}>
        {!former && (
          <div>
            <div className={styles.file}>
              <Button
                startIcon={<Upload aria-hidden="true" />}
                aria-describedby={fileErrorId}
                onClick={() => input.current?.click()}
              >
                {text('editor.imagem.escolher')}
              </Button>
              <span className="cut sm">{file?.name ?? text('editor.imagem.tipos')}</span>
            </div>
            <input
              ref={input}
              type="file"
              hidden
              accept={accepted.join(',')}
              aria-label={text('editor.imagem.arquivo')}
              onChange={(event) => {
                setFile(event.target.files?.[0]);
                setProblem(undefined);
              }}
            />
            <FormHelperText id={fileErrorId} error={fileMessage !== undefined} role="status">
              {fileMessage}
            </FormHelperText>
          </div>
        )}
        <TextField
          label={text('editor.imagem.descricao')}
          multiline
          minRows={2}
          value={alt}
          disabled={decorativa}
          autoFocus={former !== undefined || given !== undefined}
          error={tried && !described}
          helperText={text(
            tried && !described ? 'editor.imagem.descricaoFalta' : 'editor.imagem.descricaoAjuda',
          )}
          slotProps={{ htmlInput: { maxLength: 1000, 'aria-required': !decorativa } }}
          onChange={(event) => setAlt(event.target.value)}
        />
        <FormControlLabel
          label={text('editor.imagem.decorativa')}
          control={<Checkbox checked={decorativa} onChange={(_, on) => setDecorativa(on)} />}
        />
        <TextField
          label={text('editor.legenda.texto')}
          value={legenda}
          helperText={text('editor.legenda.ajuda.figura')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          onChange={(event) => setLegenda(event.target.value)}
        />
        <TextField
          select
          label={text('editor.imagem.largura')}
          value={widths.includes(width) ? width : 0}
          onChange={(event) => setWidth(Number(event.target.value))}
        >
          <MenuItem value={0}>{text('editor.imagem.larguraOriginal')}</MenuItem>
          {widths.map((n) => (
            <MenuItem key={n} value={n}>
              {text('editor.imagem.larguraPct', { n })}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={sending}>
          {text('ui.voltar')}
        </Button>
        <Button variant="contained" color="primary" loading={sending} onClick={() => void confirm()}>
          {text(former ? 'editor.imagem.guardar' : 'editor.imagem.inserir')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const fileMistake = (known: boolean, file: File | undefined): 'falta' | 'tipoErrado' | undefined => {
  if (known) return undefined;
  if (!file) return 'falta';
  return accepted.includes(file.type) ? undefined : 'tipoErrado';
};
