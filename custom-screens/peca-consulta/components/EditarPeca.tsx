import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { decodeText } from '#schemas/decode-text.ts';
import { defined } from '#schemas/defined.ts';
import type { PecaArquivo } from '#schemas/shapes/peca.ts';
import { EditarDialog } from '#src/conteudo/edicao/EditarDialog.tsx';
import { useWritten } from '#src/conteudo/edicao/use-written.ts';
import { fieldOfServer, saidOf, writtenOf } from '#src/conteudo/peca/peca-form.ts';
import { PecaFields } from '#src/conteudo/peca/PecaFields.tsx';
import { useText } from '#src/i18n/use-text.ts';
import styles from '#src/conteudo/peca/Peca.module.css';
import type { PecaActs } from '../use-peca-acts.ts';

interface EditarPecaProps {
  readonly peca: PecaArquivo;
  readonly acts: PecaActs;
  readonly onClose: () => void;
}

/** What the piece says of itself, to be put right; of a sound or a film, what is said in it too. */
export const EditarPeca = ({ peca, acts, onClose }: EditarPecaProps) => {
  const text = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const plays = peca.arquivo?.forma === 'audio' || peca.arquivo?.forma === 'video';
  const form = useWritten({
    initial: { ...writtenOf(peca), transcricao: peca.transcricao ?? '' },
    semAssunto: text('pecaTela.campos.semAssunto'),
    fieldOf: fieldOfServer,
    save: async (written) => {
      await acts.salvar({
        assunto: written.assunto.trim(),
        ...saidOf(written),
        ...defined({ transcricao: plays ? written.transcricao : undefined }),
      });
      onClose();
    },
  });
  const { value, erros, onChange } = form;
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file) onChange({ ...value, transcricao: decodeText(await file.arrayBuffer()) });
  };
  return (
    <EditarDialog
      title={text('pecaTela.editar.titulo', { peca: acts.name })}
      act={text('pecaTela.editar.salvar')}
      form={form}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField
          className={styles.whole}
          label={text('pecaTela.campos.assunto')}
          value={value.assunto}
          autoFocus
          inputRef={form.subject}
          error={erros['assunto'] !== undefined}
          helperText={erros['assunto']}
          slotProps={{ htmlInput: { maxLength: 500, 'aria-required': true } }}
          onChange={({ target }) => onChange({ ...value, assunto: target.value })}
        />
        <PecaFields value={value} erros={erros} onChange={(changed) => onChange({ ...value, ...changed })} />
        {plays && (
          <div className={styles.whole}>
            <TextField
              fullWidth
              multiline
              minRows={5}
              maxRows={16}
              label={text('pecaTela.transcricao.titulo')}
              value={value.transcricao}
              error={erros['transcricao'] !== undefined}
              helperText={erros['transcricao'] ?? text('pecaTela.transcricao.ajuda')}
              slotProps={{ htmlInput: { maxLength: 400_000 } }}
              onChange={({ target }) => onChange({ ...value, transcricao: target.value })}
            />
            <input
              ref={chooser}
              type="file"
              hidden
              accept=".vtt,.srt,.txt"
              aria-label={text('pecaTela.transcricao.arquivo')}
              onChange={({ currentTarget }) => {
                void readFile(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
            <Button
              size="small"
              startIcon={<FileText aria-hidden="true" />}
              onClick={() => chooser.current?.click()}
            >
              {text('pecaTela.transcricao.arquivo')}
            </Button>
          </div>
        )}
      </div>
    </EditarDialog>
  );
};
